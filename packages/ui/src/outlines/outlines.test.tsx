// Each component paints what its outline says, in both themes; `npm test` looks at the narrow width, the full run at both.
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { commands, server } from 'vitest/browser';
import { themes } from '../frame';
import { componentOf, storyModules, today, widths } from './allStories';
import { measure } from './measure';
import { differences, writeOutline } from './outline';
import type { Mark } from './outline';
import { sheetsOf } from './sheet';

const outlines = import.meta.glob<Record<string, Mark[]>>('../../outlines/*.json', {
  eager: true,
  import: 'default',
});

const isUpdate = server.config.snapshotOptions.updateSnapshot === 'all';
const askForOutlines = 'If that is meant: run `pnpm outlines`, read what it changed, and commit it.';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: today });
});
afterAll(() => {
  vi.useRealTimers();
});

describe.each(Object.keys(storyModules))('%s', (path) => {
  const component = componentOf(path);
  const file = `outlines/${component}.json`;
  const measured: Record<string, Mark[]> = {};

  // What is written is written for both.
  it.each(widths.slice(0, inject('isFull') || isUpdate ? undefined : 1))(
    'looks as its outline says at %i px',
    async (width) => {
      const module = await storyModules[path]?.();
      if (!module) throw new Error(`${path} has no stories`);
      const sheets = await sheetsOf(module, width);
      const committed = outlines[`../../${file}`] ?? {};
      if (!isUpdate) {
        const known = Object.keys(committed).filter((name) => name.endsWith(`-${width}`));
        expect(known, askForOutlines).toEqual(sheets.map(({ name }) => `${name}-${width}`));
      }
      for (const { name, show } of sheets) {
        await show();
        const outline = `${name}-${width}`;
        measured[outline] = measure({ themes, roots: '[data-story]' });
        if (isUpdate) continue;
        const found = differences(committed[outline] ?? [], measured[outline]);
        expect(found, `${component} looks other than before. ${askForOutlines}`).toEqual([]);
      }
    },
  );

  afterAll(async () => {
    if (isUpdate) await commands.writeFile(file, writeOutline(measured));
  });
});

it('has no outline of a component that is gone', async () => {
  const components = Object.keys(storyModules).map(componentOf);
  const gone = Object.keys(outlines).filter((path) => !components.includes(componentOf(path)));
  if (isUpdate) for (const path of gone) await commands.removeFile(path.replace('../../', ''));
  else expect(gone, askForOutlines).toEqual([]);
});
