import type { ClientBase } from 'pg';
import { BackupError } from './manifest';
import type { Storage } from './storage';

/**
 * Rows of one project with files of another would be no backup, and a restore would write into a project at work. Each
 * project made ids of its own for its seasons, so both sides are asked for them.
 * @throws BackupError
 */
export async function requireSameProject(client: ClientBase, storage: Storage): Promise<void> {
  const found = await client.query<{ table: string | null }>(
    `select to_regclass('public.seasons')::text as table`,
  );
  if (!found.rows[0]?.table)
    throw new BackupError(
      'The database has no tables of GROW. Send the migrations first: pnpm hosted:push database.',
    );
  const { rows } = await client.query<{ id: string }>('select id from public.seasons order by id');
  const answered = await storage.seasons();
  if (rows.map(({ id }) => id).join() !== answered.join())
    throw new BackupError(
      'GROW_DATABASE_URL and --url are two projects: their seasons differ. Nothing was changed.',
    );
}
