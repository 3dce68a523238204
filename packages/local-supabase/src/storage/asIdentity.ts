import type postgres from 'postgres';
import { claimsForDatabase, type RequestIdentity } from '../gateway/identity';

/** The storage service itself, past row-level security: for what the user must not decide, such as a bucket's limits. */
export const SERVICE: RequestIdentity = { role: 'service_role', claims: null };

/** Switches the running transaction to an identity, so that the policies on storage.objects decide. */
export async function becomeIdentity(
  transaction: postgres.TransactionSql,
  identity: RequestIdentity,
  operation: string,
): Promise<void> {
  await transaction`
    select
      set_config('request.jwt.claims', ${claimsForDatabase(identity)}, true),
      set_config('storage.operation', ${operation}, true),
      set_config('storage.allow_delete_query', 'true', true),
      set_config('role', ${identity.role}, true)`;
}

/** Runs statements in one transaction as an identity; `operation` is what `storage.operation()` tells policies. */
export async function asIdentity<T>(
  sql: postgres.Sql,
  identity: RequestIdentity,
  operation: string,
  run: (transaction: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  const done = await sql.begin(async (transaction) => {
    await becomeIdentity(transaction, identity, operation);
    return { value: await run(transaction) };
  });
  return done.value;
}
