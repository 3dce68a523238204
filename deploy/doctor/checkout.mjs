// What this checkout wants of a deployment, read where it stands: migrations, functions, templates, and the guide's clock.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const BUCKETS =
  /insert into storage\.buckets \(id, name, public, file_size_limit, allowed_mime_types\) values([^;]+);/g;
const BUCKET = /\('([^']+)', '[^']+', (true|false), (\d+), array\[([^\]]*)\]\)/g;
const JOB = /^select cron\.schedule\('([^']+)', '([^']+)'/gm;
/** Names of the management address by the names of templates here. */
const TEMPLATES = ['confirmation', 'recovery', 'magic_link', 'email_change', 'invite', 'reauthentication'];
/** Asked by programs that have no key: its secret is in the address. */
const KEYLESS = ['calendar-feed'];

const bucketsIn = (text) =>
  [...text.matchAll(BUCKETS)].flatMap(([, rows]) =>
    [...rows.matchAll(BUCKET)].map(([, id, isPublic, limit, types]) => ({
      id,
      isPublic: isPublic === 'true',
      sizeLimit: Number(limit),
      types: [...types.matchAll(/'([^']+)'/g)].map(([, type]) => type),
    })),
  );

/**
 * @param {string} [project] the folder that holds `supabase/`
 * @returns {{ migrations: string[], functions: { name: string, isKeyless: boolean }[], buckets: object[],
 *   jobs: { name: string, schedule: string }[], templates: Record<string, string>, rules: object }}
 */
export function readCheckout(project = join(root, 'packages/backend')) {
  const supabase = join(project, 'supabase');
  const files = readdirSync(join(supabase, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const texts = files.map((name) => readFileSync(join(supabase, 'migrations', name), 'utf8'));
  const functions = readdirSync(join(supabase, 'functions')).filter((name) =>
    existsSync(join(supabase, 'functions', name, 'index.ts')),
  );
  const guide = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
  return {
    migrations: files.map((name) => name.split('_')[0]),
    functions: functions.map((name) => ({ name, isKeyless: KEYLESS.includes(name) })),
    buckets: texts.flatMap(bucketsIn),
    jobs: [...guide.matchAll(JOB)].map(([, name, schedule]) => ({ name, schedule })),
    templates: Object.fromEntries(
      TEMPLATES.map((name) => [name, readFileSync(join(supabase, 'templates', `${name}.html`), 'utf8')]),
    ),
    rules: JSON.parse(readFileSync(join(root, 'deploy/serving.json'), 'utf8')),
  };
}
