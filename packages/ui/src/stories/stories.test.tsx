// Every story is a test: it renders and plays in a real browser, and axe finds nothing in either theme.
import { composeStories } from '@storybook/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { themes } from '../frame';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true });

// Fragments stand alone here: that a page has landmarks and one h1 is tested on whole pages.
const onPagesOnly = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'];
const rules = Object.fromEntries(onPagesOnly.map((rule) => [rule, { enabled: false }]));

const widths = [1280, 390];

const findings = async () => {
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

afterEach(() => {
  document.body.replaceChildren();
});

for (const [path, module] of Object.entries(modules)) {
  describe(path.replace('../', '').replace('.stories.tsx', ''), () => {
    const stories = composeStories(module) as Record<string, { run: () => Promise<void> }>;
    for (const [name, Story] of Object.entries(stories)) {
      it.each(widths)(`${name} holds in both themes at %i px`, async (width) => {
        await page.viewport(width, 900);
        await Story.run();
        expect(document.body.querySelectorAll('*').length).toBeGreaterThan(1);
        expect(getComputedStyle(document.body).margin, 'the global style is on').toBe('0px');
        expect(document.documentElement.scrollWidth, 'sideways scroll').toBeLessThanOrEqual(width);
        for (const theme of themes) {
          document.documentElement.dataset.theme = theme;
          expect(await findings(), theme).toEqual([]);
        }
      });
    }
  });
}
