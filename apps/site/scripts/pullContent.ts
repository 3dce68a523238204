// Refreshes the committed content snapshot from a running backend, through the public interface alone:
// what a visitor may not read cannot get into it. `--pinned-day 32` marks it as sample content whose today is that day.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readBackendFile } from '../build/configScript';
import { readContent, type Snapshot } from '../src/content/snapshot';

/** A hosted backend returns at most this many rows at a time. */
const PAGE_SIZE = 1000;

const target = fileURLToPath(new URL('../src/content/snapshot.json', import.meta.url));

const { values: options } = parseArgs({ options: { 'pinned-day': { type: 'string' } } });
const pinnedDay = options['pinned-day'] === undefined ? null : Number(options['pinned-day']);

async function readRows(path: string): Promise<Record<string, unknown>[]> {
  const { url, publishableKey } = readBackendFile();
  const rows: Record<string, unknown>[] = [];
  for (;;) {
    const response = await fetch(`${url}/rest/v1/${path}&limit=${PAGE_SIZE}&offset=${rows.length}`, {
      headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    const page = (await response.json()) as Record<string, unknown>[];
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}

/** Without the columns that change at every write, so that a pull without news changes nothing. */
function withoutTimestamps(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => name !== 'created_at' && name !== 'updated_at'),
  );
}

const [season] = await readRows('seasons?select=*&order=starts_on.desc,id');
if (!season) throw new Error('The backend has no season to show');
const events = await readRows(
  `events?select=*&season_id=eq.${String(season['id'])}&visibility=eq.public&order=starts_at,id`,
);
const snapshot: Snapshot = {
  pinnedDay,
  season: withoutTimestamps(season),
  events: events.map(withoutTimestamps),
};
readContent(new Date(), snapshot);
writeFileSync(target, `${JSON.stringify(snapshot, null, 2)}\n`);
process.stdout.write(`${events.length} events of ${String(season['label'])} written\n`);
