// `pnpm hosted:push`: brings database, settings, secrets and functions to a hosted project. docs/deploy.md shows the way.
import { parseArgs } from 'node:util';
import { parts, push, type Part } from './push';

const USAGE = `Usage: pnpm hosted:push [${parts.join(' | ')} …] [--yes]
       pnpm hosted:push database --database-url <address>   for a self-hosted project

Without a name all of them are sent. The variables stand in docs/deploy.md.`;

const isPart = (name: string): name is Part => parts.some((part) => part === name);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false }, 'database-url': { type: 'string' } },
  });
  const unknown = positionals.find((name) => !isPart(name));
  if (unknown !== undefined) throw new Error(`There is no part called ${unknown}.\n\n${USAGE}`);
  const named = positionals.filter(isPart);
  const databaseUrl = values['database-url'];
  if (databaseUrl !== undefined && named.join() !== 'database')
    throw new Error(`--database-url goes with database alone.\n\n${USAGE}`);
  return push({
    parts: named.length > 0 ? named : parts,
    env: process.env,
    isConfirmed: values.yes,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
