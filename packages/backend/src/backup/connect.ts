import { Client, type ClientBase } from 'pg';

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/**
 * Runs `work` on one connection and closes it, whatever happens. What leaves this machine is encrypted; with `sslmode` in the
 * address it is as that says.
 *
 * The driver is pg and not the one of the rest: a COPY that the server refuses after its last row, or that ends while
 * nobody reads, leaves postgres.js (3.4) waiting for ever.
 */
export async function connected<T>(
  databaseUrl: string,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const address = new URL(databaseUrl);
  const isAsked = address.searchParams.has('sslmode') || isLoopback(address.hostname);
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'grow backup',
    // As `sslmode=require` of psql: certificates of hosted databases are signed by nobody whom a machine knows.
    ...(!isAsked && { ssl: { rejectUnauthorized: false } }),
  });
  // An answer that never comes fails the query that waits for it; without a listener it would end the program first.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs `work` in a transaction of its own, which ends with it or is taken back. */
export async function inTransaction<T>(
  client: ClientBase,
  mode: 'read only' | 'read write',
  work: () => Promise<T>,
): Promise<T> {
  await client.query(mode === 'read only' ? 'begin isolation level repeatable read read only' : 'begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
