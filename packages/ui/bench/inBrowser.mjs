import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../../scripts/setup/chromium.mjs';

/** Builds an entry for production and calls what it puts into the page as `measure`. */
export async function measureInBrowser(entry, rounds) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: new URL(entry, import.meta.url).pathname, formats: ['iife'], name: 'bench' },
    },
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent('<!doctype html><body></body>');
    await page.addScriptTag({ content: output[0].code });
    return await page.evaluate((count) => globalThis.measure(count), rounds);
  } finally {
    await browser.close();
  }
}
