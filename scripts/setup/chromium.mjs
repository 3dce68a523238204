// A Chromium for the browser tests: the one named by CHROMIUM_PATH, Playwright's own, the system's, or else installed.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, run } from './run.mjs';

// The headless shell is the browser without its windows: a fifth less processor time in every test.
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function playwrightsOwn() {
  const require = createRequire(path.join(root, 'packages/e2e/package.json'));
  return require('@playwright/test').chromium.executablePath();
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    console.error(
      `CHROMIUM_PATH names ${named}, where there is no file. Correct it, or unset it to let GROW look.`,
    );
    process.exit(1);
  }
  return [named, playwrightsOwn(), ...systemPlaces].find((file) => file && existsSync(file));
}

/**
 * For pages that live a few seconds: no process of its own that every frame is handed to, and no compiling for speed that such a page
 * has no time to win back (an eighth of a test's processor time). Not where speed is measured.
 */
export const forShortPages = ['--in-process-gpu', '--js-flags=--no-maglev --no-opt'];

const settings = [
  // Playwright's own: a mouse that hovers. The browser takes only the last of these lists that it is given.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'prefersReducedTransparency=true',
];

/**
 * For pages of which nobody looks at the header's ground: the blur behind it is two thirds of what drawing a frame costs a processor, and
 * whoever asks their system for less transparency gets an opaque header.
 */
export const withoutBlur = [`--blink-settings=${settings.join()}`];

/** What Playwright starts a test's Chromium with; without one that GROW knows of, Playwright says what is missing. */
export function launchOptions(args = []) {
  const executablePath = findChromium();
  // Its sandbox refuses to run as root.
  const always = [
    '--disable-dev-shm-usage',
    // Machines that test have no graphics card: drawn by the processor at once is a tenth cheaper than by an emulated one.
    '--disable-gpu',
    '--disable-gpu-compositing',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  return { ...(executablePath && { executablePath }), args: [...always, ...args] };
}

async function installChromium() {
  console.log('Installing Chromium for the browser tests');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, capture: true };
    await run('apt-get', ['update', '-qq'], options);
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      const packages = [browser, 'fonts-liberation'];
      const installed = await run(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', ...packages],
        options,
      );
      if (installed.code === 0) return;
      console.error(installed.output);
    }
  }
  const cli = path.join(root, 'packages/e2e/node_modules/@playwright/test/cli.js');
  await run(process.execPath, [cli, 'install', 'chromium']);
}

/** The path of a Chromium; installs one when there is none. */
export async function requireChromium() {
  const found = findChromium();
  if (found) return found;
  await installChromium();
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    'No Chromium could be found or installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
  process.exit(1);
}
