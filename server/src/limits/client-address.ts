import ipaddr from 'ipaddr.js';
import { isIP, isIPv4 } from 'node:net';

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`, and a zone may follow a local address. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  const plain = bracketed ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return plain.split('%')[0] ?? '';
}

/**
 * One key per visitor: an IPv4 address, or the /64 network of an IPv6 address, because a household owns all the
 * addresses below it. What is no address shares one key.
 */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  const plain = withoutPort(address.trim());
  if (!isIP(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
