// Every story is a test: it renders and plays in a real browser at two widths, and axe finds nothing.
import { composeStories } from '@storybook/react';
import axe from 'axe-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import { themes } from '../frame';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true });

// Fragments stand alone here: that a page has landmarks and one h1 is tested on whole pages.
const onPagesOnly = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'];
const rules = {
  ...Object.fromEntries(onPagesOnly.map((rule) => [rule, { enabled: false }])),
  // Whoever speaks to the page says what they read. axe leaves it out unless asked.
  'label-content-name-mismatch': { enabled: true },
};

const looks = [
  [1280, themes[0]],
  [390, themes[1]],
] as const;

/** axe takes most of the time: it looks at each theme once and at each width once, in the gate by turns. */
const looksOf = (story: number) => (inject('isFull') ? looks : looks.filter((_, look) => look === story % 2));

const findings = async () => {
  const { violations } = await axe.run(document.body, {
    rules,
    resultTypes: ['violations'],
    selectors: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

afterEach(() => {
  document.body.replaceChildren();
});

for (const [path, module] of Object.entries(modules)) {
  describe(path.replace('../', '').replace('.stories.tsx', ''), () => {
    const stories = composeStories(module) as Record<string, { run: () => Promise<void> }>;
    for (const [index, [name, Story]] of Object.entries(stories).entries()) {
      it.each(looksOf(index))(`${name} holds at %i px in %s`, async (width, theme) => {
        await page.viewport(width, 900);
        await Story.run();
        expect(document.body.querySelectorAll('*').length).toBeGreaterThan(1);
        expect(getComputedStyle(document.body).margin, 'the global style is on').toBe('0px');
        expect(document.documentElement.scrollWidth, 'sideways scroll').toBeLessThanOrEqual(width);
        document.documentElement.dataset.theme = theme;
        expect(await findings()).toEqual([]);
      });
    }
  });
}
