// pnpm pictures [name]: takes the reference pictures anew after an intended change, all or those whose name is given.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { requireChromium } from './setup/chromium.mjs';
import { installDependencies, pnpm } from './setup/pnpm.mjs';
import { root, run } from './setup/run.mjs';

const [name] = process.argv.slice(2);
await installDependencies();
const env = { CHROMIUM_PATH: await requireChromium() };

async function must(command) {
  const { code } = await command;
  if (code !== 0) process.exit(code);
}

/** A picture needs no more than 256 colours: a palette is a quarter of the bytes and below the tolerance. */
async function shrink(folder) {
  const names = await readdir(folder, { recursive: true });
  for (const file of names.filter((one) => one.endsWith('.png')).map((one) => path.join(folder, one))) {
    const picture = sharp(await readFile(file));
    const { isPalette } = await picture.metadata();
    if (!isPalette)
      await writeFile(
        file,
        await picture.png({ palette: true, dither: 0, effort: 1, compressionLevel: 9 }).toBuffer(),
      );
  }
}

const ui = path.join(root, 'packages/ui');
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--update=all', 'src/pictures/pictures.test.tsx'];
await must(run(process.execPath, [...vitest, ...(name ? ['-t', name] : [])], { cwd: ui, env }));
await shrink(path.join(ui, 'pictures'));

const e2e = path.join(root, 'packages/e2e');
const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--project=pictures',
  '--update-snapshots=all',
  '--pass-with-no-tests',
];
const builds = ['--filter=@grow/site', '--filter=@grow/connect', '--output-logs=errors-only'];
await must(pnpm(['exec', 'turbo', 'run', 'build', ...builds], { env }));
await must(run(process.execPath, [...playwright, ...(name ? ['-g', name] : [])], { cwd: e2e, env }));
await shrink(path.join(e2e, 'pictures'));
