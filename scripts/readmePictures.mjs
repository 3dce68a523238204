// pnpm readme:pictures: photographs what the README shows, from both apps as they are built and the local backend with
// its demo data, at noon of a day in week five.
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { requireChromium } from './setup/chromium.mjs';
import { installDependencies, runProgram } from './setup/pnpm.mjs';
import { root, run } from './setup/run.mjs';

/** Key screens (packages/e2e/src/keyScreens.ts), each with the theme it is shown in. */
const shown = { home: 'light', dashboard: 'light' };
/** What a window of 1440 px shows at once. */
const part = { left: 0, top: 0, width: 1440, height: 900 };
/** Bytes: a clone carries every version of a picture. */
const MOST_BYTES = 150_000;

const e2e = path.join(root, 'packages/e2e');
const folder = path.join(root, 'docs/pictures');

async function must(command) {
  const { code } = await command;
  if (code !== 0) process.exit(code);
}

await installDependencies();
const env = { CHROMIUM_PATH: await requireChromium() };
const builds = ['--filter=@grow/site', '--filter=@grow/connect', '--output-logs=errors-only'];
await must(runProgram('turbo', ['run', 'build', ...builds], { env }));
const names = Object.keys(shown).join('|');
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=playwright.pictures.config.ts'];
await must(run(process.execPath, [...playwright, '-g', `(${names}) is photographed`], { cwd: e2e, env }));

await mkdir(folder, { recursive: true });
for (const [name, theme] of Object.entries(shown)) {
  const file = path.join(folder, `${name}.webp`);
  await sharp(path.join(e2e, `.pictures/screen-${name}-${theme}-${part.width}.png`))
    .extract(part)
    .webp({ quality: 80 })
    .toFile(file);
  const { size } = await stat(file);
  if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes, at most ${MOST_BYTES} are allowed.`);
  console.log(`${path.relative(root, file)}: ${size} bytes`);
}
