import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthServer } from './authServer';

/** What a mail asks a person to do. */
export type MailedLink = { hash: string; type: string; next: string | null; address: string; code: string };

const hasProof = ({ text }: { text: string }) => /token_hash=|^\d{6}$/m.test(text);

/** Reads the latest mail to an address that asks for something; one that only tells of a change is passed over. */
export function latestLink(server: AuthServer, to: string): MailedLink {
  const mail = server.mails(to).find(hasProof);
  if (!mail) throw new Error(`No mail to ${to}`);
  const address = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '';
  const query = address === '' ? new URLSearchParams() : new URL(address).searchParams;
  return {
    address,
    hash: query.get('token_hash') ?? '',
    type: query.get('type') ?? '',
    next: query.get('next'),
    code: /^\d{6}$/m.exec(mail.text)?.[0] ?? '',
  };
}

/** Clicks the link of the latest mail, as the confirmation page does. */
export async function clickLink(server: AuthServer, client: SupabaseClient, to: string) {
  const { hash, type } = latestLink(server, to);
  return client.auth.verifyOtp({ token_hash: hash, type: type as 'email' });
}

export const password = 'a password of tests';

/** Signs up, confirms and returns a logged-in browser. */
export async function newPerson(server: AuthServer, email: string, data: Record<string, unknown> = {}) {
  const client = server.browser();
  const signedUp = await client.auth.signUp({ email, password, options: { data } });
  if (signedUp.error) throw signedUp.error;
  const { data: confirmed, error } = await clickLink(server, client, email);
  if (error || !confirmed.session || !confirmed.user) throw error ?? new Error('No session after the click');
  return { client, session: confirmed.session, id: confirmed.user.id };
}

/** Logs in on one more device. */
export async function anotherDevice(server: AuthServer, email: string, secret = password) {
  const client = server.browser();
  const { data, error } = await client.auth.signInWithPassword({ email, password: secret });
  if (error) throw error;
  return { client, session: data.session };
}

/** Lets a person's sessions, and the logins that opened them, be more than a day ago. */
export async function ageSessions({ sql }: AuthServer, userId: string): Promise<void> {
  await sql`update auth.sessions set created_at = created_at - interval '25 hours' where user_id = ${userId}`;
  await sql`update auth.mfa_amr_claims set updated_at = updated_at - interval '25 hours'
    where session_id in (select id from auth.sessions where user_id = ${userId})`;
}
