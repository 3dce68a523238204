import type postgres from 'postgres';
import { withConnection } from './connection';
import { readBootstrapFiles, type SqlFile } from './sqlFiles';

const LOGIN_ROLES = ['postgres', 'authenticator', 'supabase_auth_admin', 'supabase_storage_admin'];

/** The local database was made by other bootstrap or migration files than these; `reason` is a sentence about them. */
export class DatabaseOutdatedError extends Error {
  override readonly name = 'DatabaseOutdatedError';
  constructor(readonly reason: string) {
    super(
      `${reason} Local data cannot follow that. Nothing was changed. Reset it, which throws local data away, and start again.`,
    );
  }
}

/** The reason when a file is no longer what the database was made with. */
export const changedFile = (file: string): string =>
  `${file} has changed since this local database was made.`;

const appliedHashes = async (sql: postgres.Sql): Promise<Map<string, string> | null> => {
  const [found] = await sql<
    { table: string | null }[]
  >`select to_regclass('local_backend.bootstrap')::text as table`;
  if (!found?.table) return null;
  const rows = await sql<{ file: string; hash: string }[]>`select file, hash from local_backend.bootstrap`;
  return new Map(rows.map((row) => [row.file, row.hash]));
};

const applyFiles = (sql: postgres.Sql, files: SqlFile[], password: string): Promise<unknown> =>
  sql.begin(async (transaction) => {
    for (const file of files) await transaction.unsafe(file.text);
    for (const role of LOGIN_ROLES)
      await transaction.unsafe(`alter role ${role} password '${password.replaceAll("'", "''")}'`);
    await transaction`create schema local_backend`;
    await transaction`create table local_backend.bootstrap (file text primary key, hash text not null)`;
    for (const { name, hash } of files)
      await transaction`insert into local_backend.bootstrap (file, hash) values (${name}, ${hash})`;
  });

/**
 * Makes the database at `adminUrl` (superuser) look like an empty hosted project; the login roles get the URL's
 * password. A second call changes nothing.
 *
 * @throws DatabaseOutdatedError when it was made by other bootstrap files
 */
export async function bootstrapDatabase(adminUrl: string): Promise<void> {
  const files = await readBootstrapFiles();
  const password = decodeURIComponent(new URL(adminUrl).password);
  await withConnection(adminUrl, async (sql) => {
    const applied = await appliedHashes(sql);
    if (!applied) return applyFiles(sql, files, password);
    const changed = files.find((file) => applied.get(file.name) !== file.hash);
    if (changed) throw new DatabaseOutdatedError(changedFile(changed.name));
    return undefined;
  });
}
