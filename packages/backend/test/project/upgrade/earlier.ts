// A deployment of an earlier version: the database of its last migration, on the platform's end that hears of changes.
import { startLocalSupabase, withConnection, type LocalSupabase } from '@grow/local-supabase';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addWeeks } from '../../../src/demo/addWeeks';
import { addAudit } from '../../../src/demo/audit';
import { moveSeason } from '../../../src/demo/season';
import { copyProject } from '../copyProject';
import { EARLIER } from './earlierLevel';

/** The end of what a hosted project has: its data API hears of each change of the schema. */
async function watchOfChanges(): Promise<string> {
  const platform = await readFile(new URL('../hosted/platform.sql', import.meta.url), 'utf8');
  return platform.slice(platform.indexOf('-- The API hears of each change'));
}

/** A backend at {@link EARLIER}, and how many migrations came since. */
export interface EarlierBackend {
  backend: LocalSupabase;
  left: number;
}

/** Starts it with its files in `home`, in the fifth week of a season, with what its people did so far; teams may still form. */
export async function startEarlier(home: string, siteUrl: string): Promise<EarlierBackend> {
  const folder = await copyProject(home);
  const migrations = join(folder, 'supabase', 'migrations');
  const later = (await readdir(migrations)).filter((name) => name.slice(0, EARLIER.length) > EARLIER);
  for (const name of later) await rm(join(migrations, name));
  const backend = await startLocalSupabase({
    projectFolder: folder,
    port: 0,
    dataDir: join(home, 'data'),
    siteUrl,
    limits: 'wide',
    databaseSettings: { fsync: 'off' },
    prepare: ({ adminUrl }) =>
      withConnection(adminUrl, async (sql) => {
        await sql.unsafe(await watchOfChanges());
        // The demo, without what came after this level.
        const today = new Date();
        await sql.begin(async (transaction) => {
          await moveSeason(transaction, today);
          await addWeeks(transaction, today);
          await addAudit(transaction);
        });
        await sql`update public.seasons set team_closes_at = now() + interval '30 days'`;
      }),
  });
  return { backend, left: later.length };
}
