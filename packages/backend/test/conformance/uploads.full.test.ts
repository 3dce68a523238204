// Files of hand-ins as the product sends and reads them: real supabase-js and tus-js-client over real HTTP.
import { randomBytes } from 'node:crypto';
import { Upload as Transfer, type DetailedError } from 'tus-js-client';
import { withConnection } from '@grow/local-supabase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend, type Member } from './localBackend';

const film = randomBytes(300_000);

let local: LocalBackend;
let captain: Member;
let second: Member;
let stranger: Member;
let mentor: Member;
let teamId: string;
let milestone: string;

const admin = <T>(work: Parameters<typeof withConnection<T>>[1]) =>
  withConnection(local.backend.env.databaseUrl, work);

beforeAll(async () => {
  local = await startLocalBackend();
  [captain, second, stranger, mentor] = await Promise.all([
    local.newMember(),
    local.newMember(),
    local.newMember(),
    local.newMember(),
  ]);
  const [week] = await admin(
    (sql) => sql<
      { id: string }[]
    >`update public.milestones set opens_at = now() - interval '1 day', due_at = now() + interval '1 day'
      where week = 5 and season_id = (private.current_season()).id returning id`,
  );
  milestone = week?.id ?? '';
  const [team] = await admin(
    (sql) => sql<{ id: string }[]>`insert into public.teams (season_id, name, slug, captain_id)
      select (private.current_season()).id, 'Films', 'films-of-a-test', ${captain.userId} returning id`,
  );
  teamId = team?.id ?? '';
  await admin(
    (sql) => sql`insert into public.team_members (team_id, season_id, user_id)
      select ${teamId}, (private.current_season()).id, unnest(${[captain.userId, second.userId]}::uuid[])`,
  );
  await admin((sql) => sql`update private.profiles set role = 'MENTOR' where user_id = ${mentor.userId}`);
  await admin(
    (sql) =>
      sql`insert into public.mentor_assignments (team_id, mentor_id, status) values (${teamId}, ${mentor.userId}, 'active')`,
  );
});
afterAll(() => local.stop());

const reserve = async ({ client }: Member = captain, bytes = film.length): Promise<string> => {
  const { data, error } = await client.rpc('reserve_upload', {
    p_milestone_id: milestone,
    p_part_key: 'film',
    p_experiment_id: null as never,
    p_name: 'hands 🎬.mp4',
    p_bytes: bytes,
    p_media_type: 'video/mp4',
  });
  if (error) throw error;
  return data.id;
};

/** Sends a file to a reserved row; rejects with the status of a refusal. */
const send = (id: string, { accessToken }: Member = captain, contentType = 'video/mp4', bytes = film) =>
  new Promise<string>((resolve, reject) => {
    const transfer: Transfer = new Transfer(bytes, {
      endpoint: `${local.backend.env.url}/storage/v1/upload/resumable`,
      chunkSize: 6 * 1024 * 1024,
      retryDelays: null,
      headers: { apikey: local.backend.env.publishableKey, authorization: `Bearer ${accessToken}` },
      metadata: { bucketName: 'hand-ins', objectName: id, contentType },
      onSuccess: () => {
        resolve(transfer.url ?? '');
      },
      onError: (error) => {
        // What a test compares is the answer's status.
        reject(new Error(String((error as DetailedError).originalResponse?.getStatus())));
      },
    });
    transfer.start();
  });
const finish = ({ client }: Member, id: string) => client.rpc('finish_upload', { p_id: id });
const stored = async (): Promise<string> => {
  const id = await reserve();
  await send(id);
  const { error } = await finish(captain, id);
  expect(error).toBeNull();
  return id;
};
const sign = async ({ client }: Member, id: string) =>
  (await client.storage.from('hand-ins').createSignedUrl(id, 600)).data?.signedUrl;

describe('a film', () => {
  it('is reserved, sent, finished, and plays for the team and its mentor', async () => {
    const id = await stored();
    for (const reader of [captain, second, mentor]) {
      const url = (await sign(reader, id)) ?? '';
      const part = await fetch(url, { headers: { range: 'bytes=1000-1999' } });
      expect([
        part.status,
        part.headers.get('content-type'),
        part.headers.get('x-content-type-options'),
      ]).toEqual([206, 'video/mp4', 'nosniff']);
      expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(1000, 2000))).toBe(true);
    }
    expect(await sign(stranger, id)).toBeUndefined();
    expect((await stranger.client.from('uploads').select('id').eq('id', id)).data).toEqual([]);
  });

  it('is not there for the others before it is finished', async () => {
    const id = await reserve();
    await send(id);
    expect(await sign(second, id)).toBeUndefined();
    expect(await sign(captain, id)).toBeDefined();
  });

  it.each([
    ['somebody else’s', () => second],
    ['a stranger’s', () => stranger],
  ])('cannot be sent in %s name', async (_whose, sender) => {
    await expect(send(await reserve(), sender())).rejects.toThrow('403');
  });

  it('cannot be sent where nothing was reserved, twice, or over another', async () => {
    await expect(send(teamId)).rejects.toThrow('403');
    const id = await stored();
    await expect(send(id)).rejects.toThrow('403');
  });

  it('cannot be of a kind that the bucket does not take, nor another than was said', async () => {
    await expect(send(await reserve(), captain, 'image/svg+xml')).rejects.toThrow('415');
    await expect(send(await reserve(), captain, 'text/html')).rejects.toThrow('415');
    const id = await reserve();
    await send(id, captain, 'text/plain');
    expect((await finish(captain, id)).error).toMatchObject({ code: 'GR055' });
    const short = await reserve(captain, film.length + 1);
    await send(short);
    expect((await finish(captain, short)).error).toMatchObject({ code: 'GR055' });
  });

  it('gives no new address to whoever left; an old one ends by itself', async () => {
    const id = await stored();
    const old = (await sign(second, id)) ?? '';
    await admin(
      (sql) => sql`update public.team_members set left_at = now() where user_id = ${second.userId}`,
    );
    expect(await sign(second, id)).toBeUndefined();
    expect((await fetch(old)).status).toBe(200);
    const token = JSON.parse(
      Buffer.from(new URL(old).searchParams.get('token')?.split('.')[1] ?? '', 'base64url').toString(),
    ) as { exp: number };
    expect(token.exp - Date.now() / 1000).toBeLessThanOrEqual(600);
  });

  it('is taken away by the clock a day after it was given up', async () => {
    const id = await stored();
    expect((await captain.client.rpc('remove_upload', { p_id: id })).error).toBeNull();
    expect(await sign(captain, id)).toBeUndefined();
    await admin(
      (sql) => sql`update public.uploads set removed_at = now() - interval '25 hours' where id = ${id}`,
    );
    const left = () =>
      admin(async (sql) => (await sql`select from storage.objects where name = ${id}`).length);
    await expect.poll(left, { timeout: 60_000 }).toBe(0);
  });
});
