// A deployment with people in it is backed up and brought into an empty one, over HTTP and as the role `postgres`, as an
// operator does it; then people log in there, and their files and rows are compared one by one.
import { withConnection } from '@grow/local-supabase';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, type Place } from '../../../src/backup/backUp';
import { readManifest, type Manifest } from '../../../src/backup/manifest';
import { restore } from '../../../src/backup/restore';
import { storageOf } from '../../../src/backup/storage';
import { demoAccounts, startBackend, type Backend } from '../../../src/index';
import { clientOf, startLocalBackend, type LocalBackend } from '../../conformance/localBackend';

let work: string;
let targetData: string;
let source: LocalBackend;
let target: Backend;
let manifest: Manifest;
let secret: string;
const picture = new Uint8Array(50_000).map((_, index) => (index * 7) % 251);
/** What the backups and restores of this file said. */
const said: string[] = [];

const placeOf = ({ env }: Backend, folder = 'backup'): Place => ({
  storage: storageOf({ url: env.url, secretKey: env.secretKey }),
  databaseUrl: env.databaseUrl,
  folder: join(work, folder),
  say: (line) => said.push(line),
});
const jonna = demoAccounts[0];

const startEmpty = (): Promise<Backend> =>
  startBackend({
    port: 0,
    dataDir: targetData,
    siteUrl: 'http://localhost:3000',
    demo: false,
    limits: 'wide',
    databaseSettings: { fsync: 'off' },
    // Nothing of the clock's between a backup and its comparison.
    tick: 3_600_000,
  });

/** Each table of ours and each account, as a checksum that is computed by the server and not by what is under test. */
const checksums = ({ env }: Backend): Promise<Map<string, string>> =>
  withConnection(env.databaseUrl, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private')
        or (schemaname = 'auth' and tablename in ('users', 'identities', 'mfa_factors', 'webauthn_credentials'))`;
    const sums = new Map<string, string>();
    for (const { name } of tables) {
      const [sum] = await sql.unsafe<{ sum: string }[]>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text collate "C")), '') as sum from ${name} t`,
      );
      sums.set(name, sum?.sum ?? '');
    }
    return sums;
  });

async function signIn({ env }: Backend) {
  const client = clientOf(env.url, env.publishableKey);
  const { data, error } = await client.auth.signInWithPassword({
    email: jonna?.email ?? '',
    password: jonna?.password ?? '',
  });
  if (error) throw error;
  return { client, userId: data.user.id };
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'grow backup '));
  targetData = await mkdtemp(join(tmpdir(), 'grow empty '));
  [source, target] = await Promise.all([startLocalBackend({ tick: 3_600_000 }), startEmpty()]);
  const { client, userId } = await signIn(source.backend);
  const { error } = await client.storage
    .from('avatars')
    .upload(`${userId}-1.jpg`, new Blob([picture], { type: 'image/jpeg' }), {
      contentType: 'image/jpeg',
      cacheControl: '604800',
    });
  if (error) throw error;
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (enrolled.error) throw enrolled.error;
  secret = enrolled.data.totp.secret;
  await client.auth.mfa.challengeAndVerify({ factorId: enrolled.data.id, code: codeOf(secret) });
  manifest = await backUp(placeOf(source.backend));
});
afterAll(async () => {
  await Promise.all([source.stop(), target.stop()]);
  for (const folder of [work, targetData]) await rm(folder, { recursive: true, force: true });
});

const codeOf = (of: string): string => new TOTP({ secret: Secret.fromBase32(of) }).generate();

describe('before anything is restored', () => {
  it('a folder with something in it is not written to', async () => {
    await expect(backUp(placeOf(source.backend))).rejects.toThrow(/is not empty/);
    expect(await readManifest(join(work, 'backup'))).toEqual(manifest);
  });

  it('nobody else on the machine can read it', async () => {
    for (const name of ['', 'rows', 'files']) {
      const { mode } = await stat(join(work, 'backup', name));
      expect(mode & 0o077).toBe(0);
    }
    expect(await readdir(work)).not.toContain('backup.unfinished');
  });

  it('rows of one project and files of another are refused, both ways', async () => {
    const mixed = { ...placeOf(source.backend, 'mixed'), storage: placeOf(target).storage };
    await expect(backUp(mixed)).rejects.toThrow(/are two projects/);
    await expect(restore({ ...mixed, folder: join(work, 'backup') })).rejects.toThrow(/are two projects/);
  });

  it('another level, a folder without backup.json and a key that is none are refused', async () => {
    const whole = join(work, 'backup', 'backup.json');
    const place = placeOf(target);
    await rename(whole, `${whole}.away`);
    await expect(restore(place)).rejects.toThrow(/holds no whole backup/);
    await writeFile(whole, JSON.stringify({ ...manifest, level: '20240101000000' }));
    await expect(restore(place)).rejects.toThrow(/taken at migration 20240101000000/);
    await writeFile(whole, JSON.stringify({ ...manifest, format: 2 }));
    await expect(restore(place)).rejects.toThrow(/format 2/);
    await rename(`${whole}.away`, whole);
    const wrongKey = storageOf({ url: target.env.url, secretKey: 'sb_secret_nobody' });
    await expect(restore({ ...place, storage: wrongKey })).rejects.toThrow(/is GROW_SECRET_KEY a secret key/);
  });

  it.each(['changed', 'cut'])('of rows that were %s on the disk nothing comes in', async (fault) => {
    const before = await checksums(target);
    const teams = manifest.tables.map((table) =>
      table.name === 'public.teams' && fault === 'changed' ? { ...table, sha256: '0'.repeat(64) } : table,
    );
    const whole = join(work, 'backup', 'backup.json');
    const rows = join(work, 'backup', 'rows', 'public.teams.gz');
    await rename(whole, `${whole}.away`);
    await rename(rows, `${rows}.away`);
    await writeFile(whole, JSON.stringify({ ...manifest, tables: teams }));
    await writeFile(rows, await cutOrWhole(`${rows}.away`, fault));
    await expect(restore(placeOf(target))).rejects.toThrow(
      /public\.teams\.gz (is not what was written|cannot be read)/,
    );
    await rename(`${whole}.away`, whole);
    await rename(`${rows}.away`, rows);
    expect(await checksums(target)).toEqual(before);
  });
});

describe('after the restore', () => {
  it('a restore that stops at a file goes on from there', async () => {
    const [first] = manifest.files;
    if (!first) throw new Error('no files');
    const path = join(work, 'backup', 'files', String(first.number));
    await rename(path, `${path}.away`);
    await writeFile(path, 'another');
    await expect(restore(placeOf(target))).rejects.toThrow(/restore again, which goes on from here/);
    await rename(`${path}.away`, path);
    const begun = Date.now();
    const restored = await restore(placeOf(target));
    expect(restored).toMatchObject({ tables: manifest.tables.length, files: manifest.files.length });
    console.log(
      `${restored.rows} rows, ${restored.tables} tables, ${restored.files} files, ${Date.now() - begun} ms`,
    );
    expect(said.at(-1)).toBe(`${restored.files} of ${restored.files} files`);
  });

  it('every table is the same, row by row', async () => {
    const [before, after] = await Promise.all([checksums(source.backend), checksums(target)]);
    expect(manifest.tables.length).toBeGreaterThan(90);
    // Signing in wrote when; the accounts were compared by the restore itself.
    for (const sums of [before, after]) sums.delete('auth.users');
    expect(after).toEqual(before);
  });

  it('people log in with their passwords and second factors, and their files are theirs', async () => {
    const { client, userId } = await signIn(target);
    const factors = await client.auth.mfa.listFactors();
    const factorId = factors.data?.totp[0]?.id ?? '';
    const verified = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(verified.error).toBeNull();
    const own = await client.storage.from('avatars').download(`${userId}-1.jpg`);
    expect(new Uint8Array((await own.data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(picture);
    expect(own.data?.type).toBe('image/jpeg');
    const objects = async ({ env }: Backend): Promise<unknown> =>
      withConnection(
        env.databaseUrl,
        (sql) => sql`select bucket_id, name, owner_id, owner, created_at, metadata ->> 'size' as size,
          metadata ->> 'mimetype' as type, metadata ->> 'cacheControl' as cache
          from storage.objects order by bucket_id, name collate "C"`,
      );
    expect([...((await objects(target)) as unknown[])]).toEqual([
      ...((await objects(source.backend)) as unknown[]),
    ]);
    expect(manifest.files.length).toBeGreaterThan(5);
  });

  it('sessions and links of before stay behind', async () => {
    await withConnection(target.env.databaseUrl, async (sql) => {
      const [found] = await sql`select
        (select count(*)::int from auth.sessions s where s.created_at < ${manifest.takenAt}) as sessions,
        (select count(*)::int from auth.one_time_tokens) as links`;
      expect(found).toEqual({ sessions: 0, links: 0 });
    });
  });

  it('new rows get numbers that nobody has', async () => {
    await withConnection(target.env.databaseUrl, async (sql) => {
      const [highest] = await sql<{ id: string }[]>`select max(id)::text as id from public.audit_log`;
      await sql`update public.teams set name = name || ' again' where id = (select id from public.teams limit 1)`;
      const [next] = await sql<{ id: string }[]>`select max(id)::text as id from public.audit_log`;
      expect(Number(next?.id)).toBeGreaterThan(Number(highest?.id));
    });
  });

  it('a project that is in use is left as it is', async () => {
    const before = await checksums(target);
    await expect(restore(placeOf(target))).rejects.toThrow(/has people of its own.*private\.people_facts/s);
    expect(await checksums(target)).toEqual(before);
  });
});

async function cutOrWhole(path: string, fault: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  return fault === 'cut' ? bytes.subarray(0, bytes.length / 2) : bytes;
}
