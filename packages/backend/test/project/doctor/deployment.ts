// A deployment of one's own that can be broken: a copy of the project's folder in the emulator, a clock of pg_cron's shape set up by
// the guide's own statements, and two small built apps.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startLocalSupabase, withConnection, type LocalSupabase } from '@grow/local-supabase';
import { databaseLevel } from '../../../../core/src/db/databaseLevel';
import { startWebServer } from '../../../../../deploy/server.mjs';
import { writeFixture } from '../../../../../deploy/testing/fixture.mjs';
import { freePort } from '../../../../../deploy/testing/nginx.mjs';
import { writeVersion } from '../../../../../deploy/version.mjs';
import { copyPreparedData } from '../../../src/testing';
import { CLOCK_TABLES } from '../clockTables';
import { copyProject } from '../copyProject';

const guide = fileURLToPath(new URL('../../../../../docs/deploy.md', import.meta.url));

async function scheduleStatements(): Promise<string> {
  const text = await readFile(guide, 'utf8');
  const from = text.indexOf('select cron.schedule(');
  return text.slice(from, text.indexOf('```', from));
}

/** Every job has run once. */
const RUN_ALL = `insert into cron.job_run_details (jobid, status, return_message, start_time, end_time)
  select jobid, 'succeeded', '1 row', now(), now() from cron.job`;

export interface Deployment {
  url: string;
  publishableKey: string;
  secretKey: string;
  adminUrl: string;
  /** Lets every job of the clock have run just now. */
  runClock: () => Promise<unknown>;
  /** The copy of the folder that holds `supabase/`. */
  folder: string;
  /** Two built apps, `site` and `connect`. */
  apps: string;
  /** Where the project believes its site to be; both apps are served there. */
  site: string;
  stop: () => Promise<void>;
}

/** Built apps that say they were written for this checkout. */
export function builtApps(): string {
  const apps = writeFixture();
  for (const app of ['site', 'connect'] as const)
    writeVersion(join(apps, app), { app, database: databaseLevel });
  return apps;
}

export const serve = (
  apps: string,
  { url, publishableKey }: Pick<Deployment, 'url' | 'publishableKey'>,
  port = 0,
) =>
  startWebServer({
    port,
    siteDir: join(apps, 'site'),
    connectDir: join(apps, 'connect'),
    config: { supabaseUrl: url, supabaseKey: publishableKey },
  });

/** Starts everything. */
export async function startDeployment(): Promise<Deployment> {
  const home = await mkdtemp(join(tmpdir(), 'grow doctor '));
  const folder = await copyProject(home);
  const dataDir = join(home, 'data');
  await copyPreparedData(dataDir);
  const port = await freePort();
  const site = `http://localhost:${port}`;
  let adminUrl = '';
  const backend: LocalSupabase = await startLocalSupabase({
    projectFolder: folder,
    port: 0,
    dataDir,
    siteUrl: site,
    limits: 'wide',
    databaseSettings: { fsync: 'off' },
    prepare: async (database) => {
      adminUrl = database.adminUrl;
      const statements = await scheduleStatements();
      await withConnection(adminUrl, async (sql) => {
        await sql.unsafe(CLOCK_TABLES);
        await sql.unsafe(statements);
        await sql.unsafe(RUN_ALL);
      });
    },
    functionVariables: (mail) => ({
      GROW_SMTP_HOST: mail.host,
      GROW_SMTP_PORT: String(mail.port),
      GROW_SMTP_SENDER: 'grow@localhost',
      GROW_SITE_URL: site,
    }),
  });
  const { url, publishableKey, secretKey } = backend.env;
  const apps = builtApps();
  const web = await serve(apps, { url, publishableKey }, port);
  return {
    url,
    publishableKey,
    secretKey,
    adminUrl,
    runClock: () =>
      withConnection(adminUrl, (sql) => sql`update cron.job_run_details set start_time = now()`),
    folder,
    apps,
    site,
    async stop() {
      await web.stop();
      await backend.stop();
      await Promise.all([home, apps].map((one) => rm(one, { recursive: true, force: true })));
    },
  };
}
