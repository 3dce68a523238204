/** Demo data meant for a database that is not on this machine. */
export class DemoRefusedError extends Error {
  override readonly name = 'DemoRefusedError';
  constructor(readonly host: string) {
    super(`Demo people belong on this machine only; ${host || 'this address'} is not a loopback address.`);
  }
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Lets a database address through only when its host is this machine. A second host in the address, or one in its query,
 * is as good as a foreign one.
 *
 * @throws DemoRefusedError
 */
export function requireLoopback(databaseUrl: string): void {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  const host = url?.hostname ?? '';
  if (!LOOPBACK.test(host) || url?.searchParams.has('host') || url?.searchParams.has('hostaddr')) {
    throw new DemoRefusedError(host);
  }
}
