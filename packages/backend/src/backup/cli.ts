// `pnpm run backup` and `pnpm run restore`: a deployment into a folder, and a folder into an empty project. docs/operate.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, sumOf, type Place } from './backUp';
import { BackupError } from './manifest';
import { restore } from './restore';
import { storageOf } from './storage';

const USAGE = `Usage: pnpm run backup --url <project address> --into <new folder>
       pnpm run restore --url <project address> --from <folder>

  GROW_DATABASE_URL   the project's database with its password, role postgres, session pooler or direct
  GROW_SECRET_KEY     a secret key of the project (sb_secret_…), for its files`;

function placeOf(folder: string | undefined, option: string, url: string | undefined): Place {
  const problems = [
    ...(url && URL.canParse(url)
      ? []
      : ['--url must be the address of the project, such as https://<reference>.supabase.co']),
    ...(folder ? [] : [`${option} must name a folder`]),
    ...['GROW_DATABASE_URL', 'GROW_SECRET_KEY']
      .filter((name) => !process.env[name]?.trim())
      .map((name) => `${name} is not set`),
  ];
  if (problems.length > 0) throw new BackupError(`${problems.join('\n')}\n\n${USAGE}`);
  return {
    storage: storageOf({
      url: new URL(url ?? '').origin,
      secretKey: process.env.GROW_SECRET_KEY?.trim() ?? '',
    }),
    databaseUrl: process.env.GROW_DATABASE_URL?.trim() ?? '',
    // Where the command was typed, not where this package lies.
    folder: resolve(process.env.INIT_CWD ?? '.', folder ?? ''),
    say: (line) => process.stderr.write(`${line}\n`),
  };
}

const seconds = (from: number): string => `${((Date.now() - from) / 1000).toFixed(1)} s`;

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: text, into: text, from: text },
  });
  const begun = Date.now();
  if (positionals[0] === 'backup') {
    const place = placeOf(values.into, '--into', values.url);
    const { tables, files, gone } = await backUp(place);
    process.stdout.write(
      `${place.folder}: ${sumOf(tables)} rows and ${files.length} files in ${seconds(begun)}\n`,
    );
    if (gone.length > 0) process.stdout.write(`Removed while they were copied: ${gone.join(', ')}\n`);
  } else if (positionals[0] === 'restore') {
    const { takenAt, rows, files, waitingMails } = await restore(placeOf(values.from, '--from', values.url));
    process.stdout.write(`${rows} rows and ${files} files as of ${takenAt}, restored in ${seconds(begun)}\n`);
    if (waitingMails > 0)
      process.stdout.write(
        `${waitingMails} mails were waiting then. Before the clock runs, decide whether they still go: docs/operate.md.\n`,
      );
  } else throw new BackupError(USAGE);
}

try {
  await main();
} catch (error) {
  // A stranger's error comes with its place; ours says what to do.
  const text =
    error instanceof BackupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
