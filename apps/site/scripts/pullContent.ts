// Refreshes the committed content of the site from a running backend. `--pinned-day 32` marks it as sample content whose
// today is that day; `--into folder` writes elsewhere.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { servedProject } from '../../../scripts/setup/project.mjs';
import { storyPictureFolder } from '../src/content/storyPicture';
import { readSnapshot, type ContentSource } from './readSnapshot';
import { writeSnapshot, type ContentPlaces } from './writeSnapshot';

const site = fileURLToPath(new URL('..', import.meta.url));

function placesIn(folder: string | undefined): ContentPlaces {
  return folder === undefined
    ? {
        snapshot: join(site, 'src/content/snapshot.json'),
        logos: join(site, 'public/partners'),
        pictures: join(site, 'public', storyPictureFolder),
      }
    : {
        snapshot: join(folder, 'snapshot.json'),
        logos: join(folder, 'partners'),
        pictures: join(folder, storyPictureFolder),
      };
}

async function answerOf(path: string): Promise<Response> {
  const { url, publishableKey } = servedProject();
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
  const response = await fetch(`${url}/${path}`, { headers }).catch((cause: unknown) => {
    throw new Error(`No backend answers at ${url}`, { cause });
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

const source: ContentSource = {
  rows: async (path) => (await (await answerOf(`rest/v1/${path}`)).json()) as Record<string, unknown>[],
  picture: async (object) =>
    Buffer.from(await (await answerOf(`storage/v1/object/story-pictures/${object}`)).arrayBuffer()),
};

const { values: options } = parseArgs({
  options: { 'pinned-day': { type: 'string' }, into: { type: 'string' } },
});
const pinnedDay = options['pinned-day'] === undefined ? null : Number(options['pinned-day']);

try {
  const content = await readSnapshot(source, pinnedDay);
  writeSnapshot(content, placesIn(options.into));
  const { events, faqs, partners, showcase_stories: stories } = content.snapshot;
  process.stdout.write(
    `${events.length} events, ${faqs.length} questions, ${partners.length} partners and ${stories.length} stories written\n`,
  );
} catch (error) {
  process.stderr.write(`Nothing was written. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
