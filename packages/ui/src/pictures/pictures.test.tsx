// Each component looks as its reference picture does, in both themes at two widths. Pixels are compared where the
// pictures were taken with this platform and this major version of Chromium; boxes and colours are compared everywhere.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commands, page, server } from 'vitest/browser';
import { themes } from '../frame';
import { measure } from './measure';
import { differences, writeOutline } from './outline';
import type { Mark } from './outline';
import { sheetsOf } from './sheet';
import type { StoryModule } from './sheet';

interface Platform {
  platform: string;
  chromium: number;
}

const modules = import.meta.glob<StoryModule>('../*/*.stories.tsx');
const pictures = Object.keys(import.meta.glob('../../pictures/*/*.png'));
const outlines = import.meta.glob<Record<string, Mark[]>>('../../pictures/*/outline.json', {
  eager: true,
  import: 'default',
});
const platforms = import.meta.glob<Platform>('../../pictures/platform.json', {
  eager: true,
  import: 'default',
});

const widths = [390, 1440];
const isUpdate = server.config.snapshotOptions.updateSnapshot === 'all';
const here: Platform = {
  platform: server.platform,
  chromium: Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]),
};
const taken = platforms['../../pictures/platform.json'];
const comparesPixels = isUpdate || (taken?.platform === here.platform && taken.chromium === here.chromium);
const askForPictures = 'Run `pnpm pictures`, look at what it changed, and commit it.';

const componentOf = (path: string) => path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';

/** A day in week five, as in the samples. */
const today = new Date('2024-12-05T12:00:00+01:00');

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: today });
});
afterAll(async () => {
  vi.useRealTimers();
  if (isUpdate) await commands.writeFile('pictures/platform.json', `${JSON.stringify(here, null, 2)}\n`);
});

const shown = new Set<string>();

async function comparePicture(name: string) {
  const path = `../../pictures/${name}.png`;
  shown.add(path);
  if (!isUpdate && !pictures.includes(path)) {
    throw new Error(`${name} has no reference picture. ${askForPictures}`);
  }
  if (comparesPixels) await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
}

describe.each(Object.keys(modules))('%s', (path) => {
  const component = componentOf(path);
  const outlinePath = `pictures/${component}/outline.json`;
  const measured: Record<string, Mark[]> = {};

  it.each(widths)('looks as in its pictures at %i px', async (width) => {
    const module = await modules[path]?.();
    if (!module) throw new Error(`${path} has no stories`);
    for (const { name, show } of await sheetsOf(module, width)) {
      await show();
      const outlineName = `${name}-${width}`;
      measured[outlineName] = measure({ themes, roots: '[data-story]' });
      if (!isUpdate) {
        const expected = outlines[`../../${outlinePath}`]?.[outlineName];
        if (!expected) throw new Error(`${component} ${outlineName} has no outline. ${askForPictures}`);
        const found = differences(expected, measured[outlineName]);
        expect(found, `${component} looks other than before. If that is meant: ${askForPictures}`).toEqual(
          [],
        );
      }
      for (const theme of themes) {
        document.documentElement.dataset.theme = theme;
        await comparePicture(`${component}/${name}-${theme}-${width}`);
      }
    }
  });

  afterAll(async () => {
    if (isUpdate) await commands.writeFile(outlinePath, writeOutline(measured));
  });
});

it('has no picture of a story that is gone', async () => {
  const components = Object.keys(modules).map(componentOf);
  const gone = [
    ...pictures.filter((path) => !shown.has(path)),
    ...Object.keys(outlines).filter((path) => !components.includes(path.split('/').at(-2) ?? '')),
  ];
  if (isUpdate) for (const path of gone) await commands.removeFile(path.replace('../../', ''));
  else expect(gone, `Nothing looks like this any more. ${askForPictures}`).toEqual([]);
});
