// Accounts and requests for tests of the database.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';

type Role = 'PARTICIPANT' | 'ORGA' | 'MENTOR';

/** Adds an account as the auth service does, and gives it a role; needs the superuser. */
export async function addPerson(
  sql: postgres.Sql,
  role: Role = 'PARTICIPANT',
  metadata: unknown = {},
): Promise<string> {
  const id = randomUUID();
  await sql.begin(async (transaction) => {
    await transaction`set local role supabase_auth_admin`;
    await transaction`insert into auth.users (id, email, raw_user_meta_data)
      values (${id}, ${`${id}@example.org`}, ${JSON.stringify(metadata)}::text::jsonb)`;
  });
  if (role !== 'PARTICIPANT') await sql`update private.profiles set role = ${role} where user_id = ${id}`;
  return id;
}

/** Runs `work` as a request of that person: in a transaction, under their role and claims, `more` of them if wanted. */
export function asPerson<T>(
  sql: postgres.Sql,
  userId: string,
  work: (transaction: postgres.TransactionSql) => Promise<T>,
  more: Record<string, string> = {},
): Promise<unknown> {
  const claims = JSON.stringify({ sub: userId, role: 'authenticated', ...more });
  return sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
    await transaction`set local role authenticated`;
    return work(transaction);
  });
}
