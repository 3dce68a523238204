// pnpm pictures [commit] [name] [--screens]: photographs the stories, and with --screens the key screens, at a commit
// and in the working tree, and shows side by side what differs. Without a commit: where this branch left main.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { commitOf, defaultBase, withTreeAt } from './pictures/baseTree.mjs';
import { comparePixels } from './pictures/compare.mjs';
import { pageOf } from './pictures/page.mjs';
import { photograph } from './pictures/photograph.mjs';
import { requireChromium } from './setup/chromium.mjs';
import { installDependencies } from './setup/pnpm.mjs';
import { root } from './setup/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { screens: { type: 'boolean', default: false } },
});
const folder = path.join(root, '.pictures');
const [beforeFolder, afterFolder, differenceFolder] = ['before', 'after', 'difference'].map((name) =>
  path.join(folder, name),
);

/** The commit to compare with, and the name that narrows what is photographed. */
async function asked([first, second]) {
  const commit = first && (await commitOf(first));
  if (commit) return { commit, name: second };
  if (second) throw new Error(`${first} is no commit.`);
  return { commit: await defaultBase(), name: first };
}

const picturesIn = async (place) => (await readdir(place)).filter((name) => name.endsWith('.png'));

async function readPicture(file) {
  const { data, info } = await sharp(file)
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function compare(name, isBefore, isAfter) {
  if (!isBefore || !isAfter) return { name, state: isBefore ? 'gone' : 'new' };
  const [before, after] = await Promise.all(
    [beforeFolder, afterFolder].map((place) => readPicture(path.join(place, name))),
  );
  const { changed, difference } = comparePixels(before, after);
  if (changed === 0) return { name, state: 'same' };
  const { data, width, height } = difference;
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path.join(differenceFolder, name));
  return { name, state: 'changed', changed };
}

async function compareAll() {
  const [before, after] = await Promise.all([beforeFolder, afterFolder].map(picturesIn));
  const names = [...new Set([...before, ...after])].sort();
  const results = [];
  for (const name of names) results.push(await compare(name, before.includes(name), after.includes(name)));
  return results;
}

async function main(signal) {
  const { commit, name } = await asked(positionals);
  await installDependencies();
  const env = { CHROMIUM_PATH: await requireChromium() };
  const options = { name, env, signal, screens: values.screens };
  await rm(folder, { recursive: true, force: true });
  for (const place of [beforeFolder, afterFolder, differenceFolder]) await mkdir(place, { recursive: true });

  console.log(`Photographing ${commit.slice(0, 10)}`);
  await withTreeAt(commit, signal, (tree) => photograph(tree, beforeFolder, options));
  console.log('Photographing the working tree');
  await photograph(root, afterFolder, options);

  const results = await compareAll();
  if (results.length === 0) throw new Error(`Nothing is called ${name}.`);
  const page = path.join(folder, 'index.html');
  await writeFile(page, pageOf({ before: commit.slice(0, 10), after: 'the working tree', results }));
  const other = results.filter(({ state }) => state !== 'same');
  console.log(`${other.length} of ${results.length} pictures differ: ${page}`);
}

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort());
await main(stop.signal).catch((error) => {
  if (!stop.signal.aborted) console.error(error.message);
  process.exitCode = stop.signal.aborted ? 130 : 1;
});
