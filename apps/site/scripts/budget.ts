// Weighs the built site and fails where a part is over its limit: `pnpm --filter @grow/site run budget`.
import { fileURLToPath } from 'node:url';
import { weighSite } from '../build/budgets';

const weights = weighSite(fileURLToPath(new URL('../dist', import.meta.url)));
for (const { what, bytes, limit } of weights)
  process.stdout.write(`${bytes > limit ? 'OVER ' : 'ok   '}${what}: ${bytes} of ${limit}\n`);
if (weights.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
