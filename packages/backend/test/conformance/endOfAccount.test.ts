// Leaving: after the deletion nothing about the person is anywhere, which the whole database and the stored files are
// searched for. Everything goes through the real client and the functions on the real Deno.
import type { FunctionsHttpError } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailboxMessage } from '@grow/local-supabase';
import { JPEG, newLeaver as madeLeaver, PASSWORD, searchEverything as foundAnywhere } from './leaver';
import { startLocalBackend, type Client, type LocalBackend } from './localBackend';

let local: LocalBackend;
let sql: postgres.Sql;
beforeAll(async () => {
  local = await startLocalBackend();
  // As the superuser: the search looks into every schema.
  const address = new URL(local.backend.env.databaseUrl);
  address.username = 'supabase_admin';
  sql = postgres(address.href, { max: 2, onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await local.stop();
});

const newLeaver = (locale?: string) => madeLeaver(local, sql, locale);
const searchEverything = (traces: string[]) => foundAnywhere(local, sql, traces);

const mailsTo = async (to: string): Promise<MailboxMessage[]> =>
  (await (
    await fetch(`${local.backend.env.mailboxUrl}/messages?to=${encodeURIComponent(to)}`)
  ).json()) as MailboxMessage[];

/** What a function refused with. */
async function refusalOf(work: Promise<{ error: unknown }>): Promise<unknown> {
  const { error } = await work;
  const answer = (error as FunctionsHttpError | null)?.context as Response | undefined;
  return answer ? { status: answer.status, ...((await answer.json()) as object) } : error;
}
const leave = (client: Client, body: object = {}) => client.functions.invoke('delete-account', { body });

describe('deleting one’s own account', () => {
  it('leaves nothing about the person in any table, bucket or session, and one mail about the deletion', async () => {
    const leaver = await newLeaver('de');
    const stayer = await newLeaver();
    expect(await searchEverything(leaver.traces)).toEqual(
      expect.arrayContaining([
        'auth.audit_log_entries',
        'auth.flow_state',
        'auth.identities',
        'auth.mfa_factors',
        'auth.one_time_tokens',
        'auth.refresh_tokens',
        'auth.sessions',
        'auth.users',
        'private.outbox',
        'private.profile_private',
        'private.profiles',
        'public.audit_log',
        'public.consents',
        'public.notifications',
        'public.signup_info',
        'public.team_members',
        'public.team_requests',
        'storage.objects',
        'a stored file',
      ]),
    );
    const foundOfStayer = await searchEverything(stayer.traces);

    expect(await leave(leaver.client)).toMatchObject({ data: { deleted: true }, error: null });

    await expect
      .poll(async () => (await mailsTo(leaver.email)).map(({ subject }) => subject), { timeout: 60_000 })
      .toContain('Dein GROW-Konto ist gelöscht');
    await expect.poll(() => searchEverything(leaver.traces)).toEqual([]);
    const deletionMails = (await mailsTo(leaver.email)).filter(({ subject }) => subject.includes('gelöscht'));
    expect(deletionMails).toHaveLength(1);
    expect(deletionMails[0]?.html).toContain(`Mach es gut, Zerafina`);
    expect(deletionMails[0]?.text).toContain('Das war unsere letzte Mail an dich.');
    expect(await searchEverything(stayer.traces)).toEqual(foundOfStayer);
  });

  it('makes the old token worthless', async () => {
    const { client, accessToken, userId, email } = await newLeaver();
    expect(await leave(client)).toMatchObject({ error: null });

    expect(await refusalOf(leave(client))).toMatchObject({ status: 401, code: 'user_not_found' });
    expect((await client.auth.getUser(accessToken)).error).toMatchObject({
      status: 403,
      code: 'user_not_found',
    });
    expect((await client.auth.refreshSession()).error).toMatchObject({ status: 400 });
    expect((await client.from('profiles').select('*')).data).toEqual([]);
    expect((await client.from('consents').insert({ kind: 'terms', version: '1' })).error).not.toBeNull();
    const upload = await client.storage
      .from('avatars')
      .upload(`${userId}-1700000000001.jpg`, JPEG, { contentType: 'image/jpeg' });
    expect(upload.error).not.toBeNull();
    const again = await local.anonymous().auth.signInWithPassword({ email, password: PASSWORD });
    expect(again.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('asks for a fresh login or the password', async () => {
    const { client, userId } = await newLeaver();
    await sql`update auth.mfa_amr_claims set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'
      where session_id in (select id from auth.sessions where user_id = ${userId})`;
    const { error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(await refusalOf(leave(client))).toMatchObject({ status: 403, code: 'reauthentication_needed' });
    expect(await refusalOf(leave(client, { password: 'not the password' }))).toMatchObject({
      status: 403,
      code: 'invalid_credentials',
    });
    expect(await refusalOf(leave(client, { password: 5 }))).toMatchObject({ code: 'validation_failed' });
    const [before] = await sql`select count(*)::int as sessions from auth.sessions where user_id = ${userId}`;
    expect(before).toEqual({ sessions: 1 });
    expect(await leave(client, { password: PASSWORD })).toMatchObject({ data: { deleted: true } });
  });

  it('asks for the second factor where there is one', async () => {
    const { client, userId } = await newLeaver();
    await sql`update auth.mfa_factors set status = 'verified' where user_id = ${userId}`;
    for (const body of [{}, { password: PASSWORD }])
      expect(await refusalOf(leave(client, body))).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });

  it('is not for the last organiser, who loses nothing by trying', async () => {
    const orga = await local.signIn('ORGA');
    expect((await orga.client.rpc('my_deletion_obstacles')).data).toEqual([{ code: 'last_orga' }]);
    expect(await refusalOf(leave(orga.client))).toMatchObject({
      status: 409,
      code: 'last_orga',
      obstacles: ['last_orga'],
    });
    const { data } = await orga.client.from('profiles').select('role').eq('user_id', orga.userId).single();
    expect(data).toEqual({ role: 'ORGA' });
  });

  it('is not for a captain of others, until another one leads', async () => {
    const leaver = await newLeaver();
    const { data: own } = await leaver.client
      .from('team_members')
      .select('team_id')
      .eq('user_id', leaver.userId)
      .single();
    const [team] = await sql<{ id: string; captain_id: string }[]>`
      select id, captain_id from public.teams where id = ${own?.team_id ?? ''}`;
    if (!team) throw new Error('No team');
    await sql`update public.teams set captain_id = ${leaver.userId} where id = ${team.id}`;
    expect((await leaver.client.rpc('my_deletion_obstacles')).data).toEqual([{ code: 'captain_of_a_team' }]);
    expect(await refusalOf(leave(leaver.client))).toMatchObject({
      status: 409,
      code: 'captain_of_a_team',
      obstacles: ['captain_of_a_team'],
    });
    expect((await leaver.client.auth.getUser()).error).toBeNull();
    const handOver = { p_team_id: team.id, p_successor: team.captain_id };
    expect((await leaver.client.rpc('hand_over_team', handOver)).error).toBeNull();
    expect(await leave(leaver.client)).toMatchObject({ data: { deleted: true } });
    const [after] = await sql`select captain_id, member_count from public.teams where id = ${team.id}`;
    expect(after).toEqual({ captain_id: team.captain_id, member_count: 1 });
  });

  it('does harm to nobody when it is done twice at once', async () => {
    const leaver = await newLeaver();
    const both = await Promise.all([leave(leaver.client), leave(leaver.client)]);
    expect(both.filter(({ error }) => error === null).length).toBeGreaterThan(0);
    await expect
      .poll(
        async () => (await mailsTo(leaver.email)).filter(({ subject }) => subject.includes('deleted')).length,
        {
          timeout: 60_000,
        },
      )
      .toBe(1);
    await expect.poll(() => searchEverything(leaver.traces)).toEqual([]);
  });

  it('is for people who are logged in', async () => {
    expect(await refusalOf(leave(local.anonymous()))).toMatchObject({
      status: 401,
      code: 'no_authorization',
    });
  });
});

describe('other ends of an account', () => {
  it('a hard deletion by the admin API leaves no picture behind for long', async () => {
    const leaver = await newLeaver();
    await local.service().auth.admin.deleteUser(leaver.userId);
    const { error } = await local.service().functions.invoke('tidy-files');
    expect(error).toBeNull();
    expect(await searchEverything([leaver.userId])).not.toContain('storage.objects');
    expect(await searchEverything(leaver.traces)).not.toContain('a stored file');
  });

  it('a soft one leaves no profile', async () => {
    const leaver = await newLeaver();
    await local.service().auth.admin.deleteUser(leaver.userId, true);
    const found = await searchEverything(leaver.traces);
    expect(found.filter((name) => name.startsWith('public.') || name.startsWith('private.'))).toEqual([]);
  });

  it('the last organiser’s account stays, and says so as hosted does', async () => {
    const orga = await local.signIn('ORGA');
    const { url, secretKey } = local.backend.env;
    for (const should_soft_delete of [false, true]) {
      const response = await fetch(`${url}/auth/v1/admin/users/${orga.userId}`, {
        method: 'DELETE',
        headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
        body: JSON.stringify({ should_soft_delete }),
      });
      expect([response.status, await response.json()]).toEqual([
        500,
        { code: 500, error_code: 'unexpected_failure', msg: 'Database error deleting user' },
      ]);
    }
    expect((await orga.client.auth.getUser()).data.user?.id).toBe(orga.userId);
  });
});
