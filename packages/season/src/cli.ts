// `pnpm season`: a whole season of 5,000 people, or of fewer, and a report of it. On this machine only.
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closeOnInterrupt, endFailed } from './run/closeOnInterrupt';
import { openWorld } from './run/world';
import { reportPage } from './report/page';
import { summaryOf } from './report/summary';
import { liveThrough } from './script';

const USAGE = `pnpm season [--people 5000] [--seed 1] [--starts-on 2025-10-20] [--no-faults] [--out season-report]`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      'starts-on': { type: 'string', default: '2025-10-20' },
      'no-faults': { type: 'boolean', default: false },
      out: { type: 'string', default: 'season-report' },
    },
  });
  const [people, seed] = [Number(values.people), Number(values.seed)];
  if (!Number.isInteger(people) || people < 10 || !Number.isInteger(seed)) throw new Error(USAGE);
  const begun = Date.now();
  const world = await openWorld({
    ...{ people, seed, label: 'GROW 25/26', startsOn: values['starts-on'] },
    hasFaults: !values['no-faults'],
  });
  closeOnInterrupt(() => world.close());
  try {
    await liveThrough(world.season, world.backend, { say });
    const summary = await summaryOf(world.season, { people, seed, seconds: (Date.now() - begun) / 1000 });
    const out = resolve(process.env.INIT_CWD ?? '.', values.out);
    await mkdir(out, { recursive: true });
    await writeFile(`${out}/index.html`, reportPage(summary));
    await writeFile(`${out}/summary.json`, JSON.stringify(summary, null, 1));
    say(`report: ${out}/index.html`);
    say(summary.line);
    if (summary.isBad) process.exitCode = 1;
  } catch (error) {
    for (const [name, { count, example }] of world.season.journal.surprises)
      say(`${name} × ${count}: ${example}`);
    for (const { day, name, text } of world.season.journal.violations) say(`day ${day}: ${name}: ${text}`);
    throw error;
  } finally {
    await world.close();
  }
}

main().catch((error: unknown) => {
  endFailed(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
