import ipaddr from 'ipaddr.js';
import { isIP, isIPv4 } from 'node:net';

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`, and a zone may follow a local address. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  const plain = bracketed ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return plain.split('%')[0] ?? '';
}

/**
 * The key under which a visitor is counted: the IPv4 address, or the IPv6 /64, which no network gives to two customers,
 * and whose owner has all addresses below it. What is no address shares one key.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  const plain = withoutPort(address.trim());
  if (!isIP(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
