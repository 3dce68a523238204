// What docs/operate.md tells an operator to run: its statements against the database, its commands and links against the checkout.
import { readFile } from 'node:fs/promises';
import { createTestDatabase, type TestDatabase } from '@grow/local-supabase/testing';
import { withConnection } from '@grow/local-supabase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK_TABLES } from './clockTables';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8');
const guide = await read('docs/operate.md');
/** Blocks of one language, those within a list too. */
const blocks = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`^ *\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\`$`, 'gm'))].map(
    ([, text = '']) => text,
  );

/** Where services keep what the embedded database has not: pg_cron, the vault, and statistics that only a preloaded library counts. */
const PLATFORM = `
  ${CLOCK_TABLES};
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text, secret text);
  create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql as $$
    update vault.secrets set secret = new_secret where id = secret_id
  $$;
  create view extensions.pg_stat_statements as
    select 1::bigint as calls, 1.5::float8 as mean_exec_time, 1500::float8 as total_exec_time, 'select 1' as query;
  grant usage on schema vault to postgres;
  grant all on all tables in schema vault, extensions to postgres`;

describe('the statements of operate.md', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await withConnection(database.adminUrl, (sql) => sql.unsafe(PLATFORM));
  });
  afterAll(() => database.drop());

  it.each(blocks('sql').map((text) => [text.trim().split('\n')[0] ?? '', text]))('%s', async (_, text) => {
    await withConnection(database.url, async (sql) => {
      await sql.unsafe(text);
    });
  });

  it('are all there', () => {
    expect(blocks('sql').length).toBeGreaterThan(8);
  });
});

describe('the rest of operate.md', () => {
  it('names no command that the checkout has not', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    const named = [...guide.matchAll(/pnpm(?:@[\d.]+)?(?: run)? ([a-z]+(?::[a-z]+)*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => name !== 'install' && scripts[name] === undefined)).toEqual([]);
  });

  it('leads nowhere that is not there', async () => {
    const anchors = async (path: string): Promise<string[]> =>
      [...(await read(path)).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w\- ]/g, '')
          .replaceAll(' ', '-'),
      );
    const there = { '': await anchors('docs/operate.md'), 'deploy.md': await anchors('docs/deploy.md') };
    const links = [...guide.matchAll(/\]\((deploy\.md|)(?:#([\w-]+))?\)/g)];
    expect(links.length).toBeGreaterThan(10);
    const lost = links.filter(
      ([, file, anchor]) => anchor && !there[file as keyof typeof there].includes(anchor),
    );
    expect(lost.map(([link]) => link)).toEqual([]);
  });

  it('says of each job of the clock that removes something what it removes', async () => {
    const jobs = [
      ...(await read('docs/deploy.md')).matchAll(/^select cron\.schedule\('((?:tidy|prune)-[^']+)'/gm),
    ];
    expect(jobs.map(([, name = '']) => name).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it('asks for nothing that the guide of the first day does not name', async () => {
    const deploy = await read('docs/deploy.md');
    const asked = [...guide.matchAll(/\b(GROW_[A-Z_]+)/g)].map(([, name = '']) => name.replace(/_$/, ''));
    const own = ['GROW_DATABASE_URL'];
    expect(asked.filter((name) => !own.includes(name) && !deploy.includes(name))).toEqual([]);
  });
});
