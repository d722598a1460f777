import { isIP, isIPv6 } from 'node:net';

/** The four groups of an IPv6 address that name a network; a household owns all the addresses below them. */
function network(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - groups.length - rest.length : 0;
  const all = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`, and a zone may follow a local address. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  const plain = bracketed ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return plain.split('%')[0] ?? '';
}

/** One key per visitor: an IPv4 address, or the /64 network of an IPv6 address. What is no address shares one key. */
export function addressKey(address: string): string {
  const plain = withoutPort(address.trim());
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
  if (isIP(mapped) === 0) return 'unknown';
  return isIPv6(mapped) ? network(mapped) : mapped;
}
