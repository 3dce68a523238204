// A token outlives its session. The policy table tries every statement; here tokens that were good just before
// try rows, functions, files and realtime over HTTP.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLocalBackend, type LocalBackend, type Member } from './localBackend';

let local: LocalBackend;
let sql: postgres.Sql;
/** Somebody of the same team, who sees that there was something to see. */
let captain: Member;
let teamId: string;
beforeAll(async () => {
  local = await startLocalBackend();
  sql = postgres(local.backend.env.databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`update public.seasons set team_closes_at = now() + interval '1 day'`;
  captain = await local.newMember();
  const { data } = await captain.client.rpc('found_team', { p_name: `Locks ${randomUUID()}` }).throwOnError();
  teamId = data.id;
});
afterAll(async () => {
  await sql.end();
  await local.stop();
});

/** A member of the team with a picture, whose token opens everything that a member's does. */
async function memberOfTeam(): Promise<Member> {
  const member = await local.newMember();
  await sql`insert into public.team_members (team_id, season_id, user_id)
    select id, season_id, ${member.userId} from public.teams where id = ${teamId}`;
  await member.client.storage
    .from('avatars')
    .upload(`${member.userId}-1.jpg`, new Blob(['x'], { type: 'image/jpeg' }));
  return member;
}

const lockOuts: [string, (member: Member) => Promise<unknown>][] = [
  ['logged out elsewhere', ({ accessToken }) => local.service().auth.admin.signOut(accessToken, 'global')],
  ['banned', ({ userId }) => local.service().auth.admin.updateUserById(userId, { ban_duration: '1h' })],
  ['deleted', ({ userId }) => local.service().auth.admin.deleteUser(userId)],
  [
    'owing a second factor added elsewhere',
    ({ userId }) => sql`insert into auth.mfa_factors
      (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
      values (gen_random_uuid(), ${userId}, 'App', 'totp', 'verified', now(), now(), 'A')`,
  ],
];

describe.each(lockOuts)('somebody %s', (_way, lockOut) => {
  let member: Member;
  const heard: unknown[] = [];
  const heardByCaptain: unknown[] = [];

  beforeAll(async () => {
    await sql`update public.team_members set left_at = now() where team_id = ${teamId} and user_id <> ${captain.userId}`;
    member = await memberOfTeam();
    for (const [who, seen] of [
      [member, heard],
      [captain, heardByCaptain],
    ] as const) {
      const ready: string[] = [];
      await who.client.realtime.setAuth();
      who.client
        .channel(`changes ${randomUUID()}`)
        .on('postgres_changes', { event: '*', schema: 'public', table: 'team_requests' }, ({ new: row }) =>
          seen.push(row),
        )
        .on('postgres_changes', { event: '*', schema: 'public', table: 'notifications' }, ({ new: row }) =>
          seen.push(row),
        )
        .on('system', {}, ({ message }: { message: string }) => ready.push(message))
        .subscribe();
      await vi.waitFor(() => expect(ready).toContain('Subscribed to PostgreSQL'), { timeout: 20_000 });
    }
    expect((await member.client.from('teams').select('id')).data?.length).toBeGreaterThan(0);
    await lockOut(member);
  });

  it('reads no other row', async () => {
    for (const table of ['teams', 'team_members', 'team_roles', 'team_requests', 'notifications'] as const)
      expect((await member.client.from(table).select('*')).data).toEqual([]);
    const { data } = await member.client.from('profiles').select('user_id');
    expect(data?.filter(({ user_id }) => user_id !== member.userId)).toEqual([]);
    const members = await member.client.from('events').select('id').eq('visibility', 'members');
    expect(members.data).toEqual([]);
  });

  it('calls nothing that touches others, and makes no lasting secret', async () => {
    const codes = ['not_signed_in', 'second_factor_needed'];
    const calls = [
      await member.client.rpc('leave_team', { p_team_id: teamId }),
      await member.client.rpc('invite_by_email', { p_team_id: teamId, p_email: 'a@example.org' }),
      await member.client.rpc('create_feed_token'),
      await member.client.rpc('team_at_events', { p_event_ids: [] }),
    ];
    for (const { error, status } of calls) {
      expect(status).toBe(403);
      expect(codes).toContain(error?.message);
    }
  });

  it('lists, downloads, links and uploads no file, and writes no word about themselves', async () => {
    const files = member.client.storage.from('avatars');
    expect((await files.list()).data ?? []).toEqual([]);
    expect((await files.download(`${member.userId}-1.jpg`)).error).not.toBeNull();
    expect((await files.createSignedUrl(`${member.userId}-1.jpg`, 60)).error).not.toBeNull();
    const picture = new Blob(['x'], { type: 'image/jpeg' });
    expect((await files.upload(`${member.userId}-2.jpg`, picture)).error).not.toBeNull();
    const bio = await member.client
      .from('profiles')
      .update({ bio: 'Still here' })
      .eq('user_id', member.userId)
      .select();
    expect(bio.data ?? []).toEqual([]);
    expect(await sql`select from private.profiles where bio = 'Still here'`).toHaveLength(0);
  });

  it('hears of no change through a socket that was open before', async () => {
    heard.length = 0;
    heardByCaptain.length = 0;
    await captain.client
      .rpc('invite_by_email', { p_team_id: teamId, p_email: `${randomUUID()}@example.org` })
      .throwOnError();
    await sql`insert into public.notifications (user_id, kind, team_id)
      select user_id, 'captain_now', ${teamId} from private.profiles where user_id in (${member.userId}, ${captain.userId})`;
    await expect.poll(() => heardByCaptain).toHaveLength(2);
    expect(heard).toEqual([]);
    expect(JSON.stringify(heardByCaptain)).not.toContain('@example.org');
  });
});
