import { findUserByEmail, insertUser } from '@grow/local-supabase';
import type postgres from 'postgres';
import { demoAccounts } from './accounts';

/** Who judges at the demo's half-time without being a member. The link of their invitation is `/connect/guest?token=…`. */
export const demoGuest = {
  email: 'grete.hahn@sparkasse.example',
  firstName: 'Grete',
  lastName: 'Hahn',
  locale: 'de',
  token: 'half-time-guest-2425',
} as const;

/** Makes the guest, as invited by the demo's organiser; their code is in the mailbox once they ask for it. */
export async function addGuest(sql: postgres.TransactionSql, round: string): Promise<void> {
  const { email, firstName, lastName, locale, token } = demoGuest;
  if ((await findUserByEmail(sql, email)) !== null) return;
  const now = new Date();
  const user = await insertUser(sql, {
    email,
    passwordHash: '',
    userMetadata: { first_name: firstName, last_name: lastName, locale },
    confirmedAt: now,
    now,
  });
  await sql`
    update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"guest": true}' where id = ${user.id}`;
  const organiser = demoAccounts.find(({ role }) => role === 'ORGA')?.email ?? '';
  await sql`
    insert into private.guests (user_id, first_name, last_name, locale, round_id, token_hash, invited_by, invited_at)
    select ${user.id}, ${firstName}, ${lastName}, ${locale}, ${round}, private.hash_of(${token}), p.user_id, private.current_time()
    from private.profile_private p where p.email = ${organiser}`;
}
