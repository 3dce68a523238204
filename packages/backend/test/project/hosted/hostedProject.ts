// An empty hosted project as faithfully as one can be had without the platform: its roles, owners, services and defaults, and a
// `postgres` that is no superuser, owns nothing of the services and is a member of nobody who does.
import { createEmptyProject, type TestDatabase } from '@grow/local-supabase/testing';
import { readMigrationFiles, readSeedFiles, withConnection } from '@grow/local-supabase';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { projectFolder } from '../../../src/projectFolder';

/** What a project gives away of new objects: `generous` everything to the API roles, as older ones do, `strict` nothing. */
export const exposures = ['generous', 'strict'] as const;
export type Exposure = (typeof exposures)[number];

const platformFile = new URL('platform.sql', import.meta.url);

/** An empty project with the defaults of that kind. */
export async function createHostedProject(exposure: Exposure): Promise<TestDatabase> {
  const project = await createEmptyProject(inject('clusterAdminUrl'));
  const platform = await readFile(platformFile, 'utf8');
  await withConnection(project.adminUrl, async (sql) => {
    await sql.unsafe(platform);
  });
  if (exposure === 'strict') await giveNothingAway(project);
  return project;
}

/** Takes the defaults of new objects in public back, as strict projects have them. */
export const giveNothingAway = ({ url }: Pick<TestDatabase, 'url'>): Promise<void> =>
  withConnection(url, async (sql) => {
    for (const kind of ['tables', 'functions', 'sequences'])
      await sql.unsafe(
        `alter default privileges in schema public revoke all on ${kind} from anon, authenticated, service_role`,
      );
  });

/** Policies on tables of the platform, which it lets `postgres` make although another role owns them (supautils.policy_grants). */
const platformPolicy =
  /^create policy \w+ on (?:storage\.objects|storage\.buckets|realtime\.messages)\b[^;]*;/gm;

interface Part {
  text: string;
  isOnPlatform: boolean;
}

/** A migration in the order of its statements, those apart that the platform carries out. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(platformPolicy)) {
    parts.push({ text: text.slice(from, match.index), isOnPlatform: false });
    parts.push({ text: match[0], isOnPlatform: true });
    from = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(from), isOnPlatform: false }].filter(({ text: part }) => part.trim());
}

/** How many files were applied, and how many statements of theirs the platform carried out. */
export interface Applied {
  readonly migrations: number;
  readonly seeds: number;
  readonly platformPolicies: number;
}

/** Applies the migrations and seeds as `postgres`, each in a transaction, as `supabase db push` does. */
export async function pushTo(project: TestDatabase): Promise<Applied> {
  const migrations = await readMigrationFiles(projectFolder);
  const seeds = await readSeedFiles(projectFolder);
  let platformPolicies = 0;
  await withConnection(project.adminUrl, async (sql) => {
    // Of the platform, which makes it before the first push.
    await sql`create schema supabase_migrations authorization postgres`;
    await sql`create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`;
    await sql`alter table supabase_migrations.schema_migrations owner to postgres`;
    for (const { name, text } of [...migrations, ...seeds])
      await sql.begin(async (transaction) => {
        for (const part of partsOf(text)) {
          if (part.isOnPlatform) platformPolicies += 1;
          else await transaction.unsafe('set local session authorization postgres');
          await transaction.unsafe(part.text).catch((error: unknown) => {
            throw new Error(`${name} does not go through as postgres`, { cause: error });
          });
          await transaction.unsafe('reset session authorization');
        }
        const [, version, title] = /^(\d+)_(\w+)\.sql$/.exec(name) ?? [];
        if (version)
          await transaction`insert into supabase_migrations.schema_migrations (version, statements, name)
            values (${version}, ${[text]}, ${title ?? ''})`;
      });
  });
  return { migrations: migrations.length, seeds: seeds.length, platformPolicies };
}
