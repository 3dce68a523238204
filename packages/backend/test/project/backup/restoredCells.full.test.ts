// Who may do what stays as it was: everybody and everything of the policy table is backed up, restored into a project as the
// platform hands it over, and every third cell is asked there.
import { withConnection } from '@grow/local-supabase';
import { createTestDatabase, type TestDatabase } from '@grow/local-supabase/testing';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../../src/backup/backUp';
import { restore } from '../../../src/backup/restore';
import type { Storage } from '../../../src/backup/storage';
import { logIn, populate } from '../../policies/populate';
import { cellsInTurn, wrongCells } from '../../policies/wrongCells';
import { createHostedProject, pushTo } from '../hosted/hostedProject';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
beforeAll(async () => {
  [source, target] = await Promise.all([createTestDatabase(), createHostedProject('strict')]);
  await pushTo(target);
  await withConnection(source.adminUrl, populate);
  // A bucket of the table's own, which no migration makes.
  await withConnection(
    target.adminUrl,
    (sql) => sql`insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere')`,
  );
  folder = join(await mkdtemp(join(tmpdir(), 'grow cells ')), 'backup');
}, 300_000);
afterAll(async () => {
  await Promise.all([source.drop(), target.drop()]);
  await rm(join(folder, '..'), { recursive: true, force: true });
});

const bytes = Buffer.alloc(100, 'x');

/** The rows that the platform's storage keeps of files, written by its owner; the bytes are the same for all. */
const storageOf = ({ adminUrl }: TestDatabase): Storage => ({
  seasons: () =>
    withConnection(adminUrl, async (sql) =>
      (await sql<{ id: string }[]>`select id from public.seasons order by id`).map(({ id }) => id),
    ),
  async download(_file, path) {
    await writeFile(path, bytes);
    return { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
  },
  upload: ({ bucket, name, type }) =>
    withConnection(adminUrl, async (sql) => {
      await sql`insert into storage.objects (bucket_id, name, metadata)
        values (${bucket}, ${name}, ${sql.json({ size: bytes.byteLength, mimetype: type })})`;
    }),
});

it('every third cell of the policy table holds in a restored project', { timeout: 600_000 }, async () => {
  const say = (): void => undefined;
  const { tables, files } = await backUp({
    storage: storageOf(source),
    databaseUrl: source.url,
    folder,
    say,
  });
  const restored = await restore({ storage: storageOf(target), databaseUrl: target.url, folder, say });
  expect(restored).toMatchObject({ tables: tables.length, files: files.length });
  await withConnection(target.adminUrl, async (sql) => {
    // Sessions stay behind, and everybody logs in anew.
    await logIn(sql);
    // Rights are the schema's, which is asked every cell elsewhere; here it is whether the rows they look at came back.
    const asked = cellsInTurn(0, 3);
    console.log(`${restored.rows} rows and ${restored.files} files restored, ${asked.length} cells`);
    expect(await wrongCells(sql, asked)).toEqual([]);
  });
});
