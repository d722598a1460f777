import ipaddr from 'ipaddr.js';
import { isIP, isIPv4 } from 'node:net';

/** Strips the port that some proxies add (`192.0.2.1:4711`, `[2001:db8::1]:4711`), and the zone of a local address. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  const plain = bracketed ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return plain.split('%')[0] ?? '';
}

/**
 * Returns the network that rate limits count: the IPv4 address, or the IPv6 /64. A provider gives each /64 to one
 * customer, who can use every address in it. Invalid addresses are counted together.
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
