// Refreshes the committed content of the site from a running backend. `--pinned-day 32` marks it as sample content whose
// today is that day; `--into folder` writes elsewhere.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { servedProject } from '../../../scripts/setup/project.mjs';
import { readSnapshot, type AskRows } from './readSnapshot';
import { writeSnapshot, type ContentPlaces } from './writeSnapshot';

const site = fileURLToPath(new URL('..', import.meta.url));

function placesIn(folder: string | undefined): ContentPlaces {
  return folder === undefined
    ? { snapshot: join(site, 'src/content/snapshot.json'), logos: join(site, 'public/partners') }
    : { snapshot: join(folder, 'snapshot.json'), logos: join(folder, 'partners') };
}

const ask: AskRows = async (path) => {
  const { url, publishableKey } = servedProject();
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
  const response = await fetch(`${url}/rest/v1/${path}`, { headers }).catch((cause: unknown) => {
    throw new Error(`No backend answers at ${url}`, { cause });
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>[];
};

const { values: options } = parseArgs({
  options: { 'pinned-day': { type: 'string' }, into: { type: 'string' } },
});
const pinnedDay = options['pinned-day'] === undefined ? null : Number(options['pinned-day']);

try {
  const content = await readSnapshot(ask, pinnedDay);
  writeSnapshot(content, placesIn(options.into));
  const { events, faqs, partners } = content.snapshot;
  process.stdout.write(
    `${events.length} events, ${faqs.length} questions and ${partners.length} partners written\n`,
  );
} catch (error) {
  process.stderr.write(`Nothing was written. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
