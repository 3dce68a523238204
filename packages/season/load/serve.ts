// The backend as a process of its own, so that its memory and its processor time are its own. Runs until its input ends.
import { startBackend } from '@grow/backend';
import { stopOnSignal } from '@grow/local-supabase';

const [dataDir = '', envFile = ''] = process.argv.slice(2);
const starting = startBackend({
  port: 0,
  dataDir,
  envFile,
  siteUrl: 'http://localhost:3000',
  // For its season, whose fifth week is today.
  demo: true,
  limits: 'project',
  log: (line) => process.stderr.write(`${line}\n`),
});
stopOnSignal(async () => (await starting).stop(), { withStdin: true });
await starting;
process.stdout.write('ready\n');
