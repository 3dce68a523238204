// How much slower a list of 1,000 rows of the kit mounts than the same markup written as plain elements, built for
// production and run in Chromium. Prints medians in ms and their ratio and fails above the limit. No test: it depends on
// the machine. By hand: `pnpm --filter @grow/ui bench [rounds]`.
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../../scripts/setup/chromium.mjs';

/** What the kit may take, as a multiple of plain elements. */
const LIMIT = 2.5;
const rounds = Number(process.argv[2] ?? 15);

const [{ output }] = await build({
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    lib: { entry: new URL('rows.tsx', import.meta.url).pathname, formats: ['iife'], name: 'bench' },
  },
});
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: output[0].code });
  const results = await page.evaluate((count) => globalThis.measureRows(count), rounds);
  for (const { name, elements, kit, plain } of results) {
    const ratio = kit / plain;
    console.log(
      `${name}: ${elements} elements, kit ${kit.toFixed(0)} ms, plain ${plain.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
    );
    if (ratio > LIMIT) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
