// The key screens paint what their outlines say, in both themes at two widths.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { differences, measure, stillCss, writeOutline, type Mark } from '@grow/ui/outlines';
import { onlyInFull } from '../src/full';
import { atEachWidth, keyScreens } from '../src/keyScreens';
import { startStillSite } from '../src/stillStack';
import { expect, test } from '../src/test';

const folder = path.resolve(import.meta.dirname, '../outlines');
const themes = ['dark', 'light'];
const askForOutlines = 'If that is meant: run `pnpm outlines`, read what it changed, and commit it.';

const readOutline = async (file: string) =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, Mark[]>) : {};

test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof startStillSite>>;
test.beforeAll(async () => {
  site = await startStillSite();
});
test.afterAll(() => site.stop());

for (const screen of keyScreens) {
  test(`${screen.name} looks as its outline says`, onlyInFull, async ({ browser }, info) => {
    const measured: Record<string, Mark[]> = {};
    const visit = { browser, baseURL: site.webUrl, screen, css: stillCss };
    await atEachWidth(visit, async (page, width) => {
      measured[width] = await page.evaluate(measure, { themes, roots: 'body' });
    });
    const file = path.join(folder, `${screen.name}.json`);
    if (info.config.updateSnapshots === 'all') {
      await mkdir(folder, { recursive: true });
      await writeFile(file, writeOutline(measured));
      return;
    }
    const outline = await readOutline(file);
    for (const [width, marks] of Object.entries(measured)) {
      const found = differences(outline[width] ?? [], marks);
      expect
        .soft(found, `${screen.name} at ${width} px looks other than before. ${askForOutlines}`)
        .toEqual([]);
    }
  });
}
