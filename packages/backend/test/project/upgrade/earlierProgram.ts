// `tsx earlierProgram.ts <folder> <web origin>`: the earlier deployment as a program, for tests that run in another one. Its first
// line is where it answers, as JSON; it ends with its input.
import { stopOnSignal } from '@grow/local-supabase';
import { startEarlier } from './earlier';

const [home = '', siteUrl = ''] = process.argv.slice(2);
const starting = startEarlier(home, siteUrl);
stopOnSignal(async () => (await starting).backend.stop(), { withStdin: true });
process.stdout.write(`${JSON.stringify((await starting).backend.env)}\n`);
