// Sessions as a login leaves them, for many people at once: nobody types two hundred passwords.
import { issueAccessToken } from '@grow/local-supabase';
import { randomBytes, randomUUID } from 'node:crypto';
import type { CrowdPerson } from './crowd';
import type { Place } from './place';

/** What a browser keeps of a login, in the words of the auth service. */
export interface StoredSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly user: { readonly id: string; readonly email: string; readonly aud: 'authenticated' };
}

/** Opens a session for each, all of whose tokens end at the same time. @param lifetime seconds; negative where they have ended */
export async function openSessions(
  { sql, url, signingKeys }: Place,
  people: readonly CrowdPerson[],
  lifetime: number,
): Promise<StoredSession[]> {
  const now = new Date();
  const rows = people.map(({ id }) => ({
    id: randomUUID(),
    user_id: id,
    token: randomBytes(16).toString('base64url'),
  }));
  const text = JSON.stringify(rows);
  await sql.begin(async (transaction) => {
    await transaction`
      insert into auth.sessions (id, user_id, created_at, updated_at, aal)
      select id, user_id, ${now}, ${now}, 'aal1'
      from jsonb_to_recordset(${text}::text::jsonb) as s (id uuid, user_id uuid)`;
    await transaction`
      insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, session_id)
      select '00000000-0000-0000-0000-000000000000', token, user_id, false, ${now}, ${now}, id
      from jsonb_to_recordset(${text}::text::jsonb) as s (id uuid, user_id text, token text)`;
    await transaction`
      insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
      select gen_random_uuid(), id, ${now}, ${now}, 'password'
      from jsonb_to_recordset(${text}::text::jsonb) as s (id uuid)`;
  });
  const amr = [{ method: 'password', timestamp: Math.floor(now.getTime() / 1000) }];
  return Promise.all(
    people.map(async ({ id, email }, index) => {
      const session = { aal: 'aal1', amr, session_id: rows[index]?.id ?? '', is_anonymous: false };
      const { token, expiresAt } = await issueAccessToken(signingKeys, {
        issuer: `${url}/auth/v1`,
        role: 'authenticated',
        claims: { sub: id, email, app_metadata: {}, user_metadata: {}, ...session },
        lifetime,
        now,
      });
      return {
        access_token: token,
        refresh_token: rows[index]?.token ?? '',
        token_type: 'bearer',
        expires_in: lifetime,
        expires_at: expiresAt,
        user: { id, email, aud: 'authenticated' },
      };
    }),
  );
}
