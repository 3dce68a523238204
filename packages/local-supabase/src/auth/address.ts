import type { Context } from 'hono';
import { isIP } from 'node:net';
import type { AuthEnv, AuthService } from './deps';

/**
 * Where a request comes from: the other end of its connection, or, where the service stands behind a proxy of its own,
 * what that one says. Null when the connection has no other end.
 */
export function addressOf(service: AuthService, c: Context<AuthEnv>): string | null {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = service.isBehindProxy && isIP(forwarded) > 0 ? forwarded : (c.env.address ?? null);
  // A socket for both families tells an IPv4 address in this form.
  return address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? null;
}

/** Of IPv6 that many groups name the network; the others its owner chooses freely. */
const networkGroups = 4;

/** What limits count by: an IPv4 address, or the IPv6 network of 64 bits that one subscriber has. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groupsOf = (text: string) => text.split(':').filter((group) => group !== '');
  // Where `::` stands within the network, zeros do; what they push out belongs to the host.
  const groups = [
    ...groupsOf(head),
    ...(tail === undefined ? [] : missingGroups(head, tail)),
    ...groupsOf(tail ?? ''),
  ];
  const network = groups.slice(0, networkGroups).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

function missingGroups(head: string, tail: string): string[] {
  const given = `${head}:${tail}`.split(':').filter((group) => group !== '');
  const written = given.reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
  return Array<string>(8 - written).fill('0');
}
