import postgres from 'postgres';
import { changedFile, DatabaseOutdatedError } from './bootstrap';
import { withConnection } from './connection';
import { readMigrationFiles, readSeedFiles, type SqlFile } from './sqlFiles';

// The history lives where the Supabase CLI keeps it, in the same shape, so that either may continue the other's work.
const prepareHistory = async (sql: postgres.Sql): Promise<void> => {
  await sql`create schema if not exists supabase_migrations`;
  await sql`create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text
  )`;
  await sql`create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null)`;
};

/** `20240101000000_create_notes.sql` → version and name as the CLI writes them. */
const identityOf = (fileName: string): { version: string; name: string } => {
  const stem = fileName.replace(/\.sql$/, '');
  const underscore = stem.indexOf('_');
  return { version: stem.slice(0, underscore), name: stem.slice(underscore + 1) };
};

/** A text as the CLI records it when it is a single statement: without its end. */
const bare = (text: string): string => text.trim().replace(/;$/, '').trimEnd();

/** What each applied migration (by version) was recorded with. */
type History = ReadonlyMap<string, string[] | null>;

/** @throws DatabaseOutdatedError when an applied migration was edited or is gone */
function checkHistory(history: History, files: readonly SqlFile[]): void {
  const versions = new Set(files.map((file) => identityOf(file.name).version));
  const gone = [...history.keys()].filter((version) => !versions.has(version)).sort();
  if (gone.length > 0)
    throw new DatabaseOutdatedError(
      `This local database was made by migrations that are gone: ${gone[0]}${gone.length > 1 ? ` and ${gone.length - 1} more` : ''}.`,
    );
  for (const file of files) {
    const recorded = history.get(identityOf(file.name).version);
    // The CLI records statements one by one instead of the whole text; several are taken as they are.
    if (recorded?.length === 1 && bare(recorded[0] ?? '') !== bare(file.text))
      throw new DatabaseOutdatedError(changedFile(file.name));
  }
}

/** What Postgres said about a file, with its name and the line where it stopped; anything else as it is. */
function faultIn({ name, text }: SqlFile, error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  const line = error.position && text.slice(0, Number(error.position)).split('\n').length;
  error.message = `${name}${line ? `, line ${line}` : ''}: ${error.message}`;
  return error;
}

/**
 * Applies the migrations of a project that the database at `url` (role `postgres`) lacks, each in a transaction, and
 * returns their file names.
 *
 * @throws DatabaseOutdatedError when an applied migration was edited or is gone; nothing was applied then
 */
export async function migrateDatabase(url: string, projectFolder: string): Promise<string[]> {
  const files = await readMigrationFiles(projectFolder);
  return withConnection(url, async (sql) => {
    await prepareHistory(sql);
    const rows = await sql<{ version: string; statements: string[] | null }[]>`
      select version, statements from supabase_migrations.schema_migrations`;
    const history: History = new Map(rows.map((row) => [row.version, row.statements]));
    checkHistory(history, files);
    const applied: string[] = [];
    for (const file of files) {
      const { version, name } = identityOf(file.name);
      if (history.has(version)) continue;
      await sql.begin(async (transaction) => {
        await transaction.unsafe(file.text).catch((error: unknown) => {
          throw faultIn(file, error);
        });
        await transaction`insert into supabase_migrations.schema_migrations (version, statements, name)
          values (${version}, ${[file.text]}, ${name})`;
      });
      applied.push(file.name);
    }
    return applied;
  });
}

/** Runs each seed once; a changed one runs again, so a seed only adds what is missing. */
export async function seedDatabase(url: string, projectFolder: string): Promise<void> {
  const seeds = await readSeedFiles(projectFolder);
  await withConnection(url, async (sql) => {
    for (const { name, text, hash } of seeds) {
      const path = `supabase/${name}`;
      const [loaded] = await sql<{ hash: string }[]>`
        select hash from supabase_migrations.seed_files where path = ${path}`;
      if (loaded?.hash === hash) continue;
      await sql.begin(async (transaction) => {
        await transaction.unsafe(text);
        await transaction`insert into supabase_migrations.seed_files (path, hash) values (${path}, ${hash})
          on conflict (path) do update set hash = excluded.hash`;
      });
    }
  });
}
