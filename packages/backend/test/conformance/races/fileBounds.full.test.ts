// Uploads at one time against the bound of fifty files, by real supabase-js over real HTTP.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAvatars, OPTIONS, picture, type Avatars } from '../avatars';

const BOUND = 50;
const ROUNDS = 4;

let local: Avatars['local'];
let sql: postgres.Sql;
beforeAll(async () => {
  ({ local } = await openAvatars());
  sql = postgres(local.backend.env.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await local.stop();
});

/** A new member, and what the names of their files in a bucket begin with. */
async function uploaderOf(bucket: 'avatars' | 'logos') {
  const { client, userId } = await local.newMember();
  if (bucket === 'avatars') return { client, owner: userId };
  const { data, error } = await client.rpc('found_team', { p_name: 'Team of many logos' });
  if (error) throw error;
  return { client, owner: (data as { id: string }).id };
}

it.each(['avatars', 'logos'] as const)(
  '%s: of uploads at one time no more come in than there is room',
  async (bucket) => {
    const { client, owner } = await uploaderOf(bucket);
    for (let round = 1; round <= ROUNDS; round += 1) {
      // All but five places are taken.
      await sql.begin(async (tx) => {
        await tx`select set_config('storage.allow_delete_query', 'true', true)`;
        await tx`delete from storage.objects where bucket_id = ${bucket}`;
        await tx`insert into storage.objects (bucket_id, name)
        select ${bucket}, ${owner}::text || '-' || n || '.jpg' from generate_series(1, ${BOUND - 5}::int) n`;
      });
      const uploads = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          client.storage.from(bucket).upload(`${owner}-${1000 + n}.jpg`, picture(), OPTIONS),
        ),
      );
      const refused = uploads.flatMap(({ error }) => (error ? [error.message] : []));
      expect(new Set(refused)).toEqual(new Set(['new row violates row-level security policy']));
      const [row] = await sql`select count(*)::int as files from storage.objects where bucket_id = ${bucket}`;
      expect(row, `round ${round}`).toEqual({ files: BOUND });
      expect(refused).toHaveLength(35);
    }
  },
);
