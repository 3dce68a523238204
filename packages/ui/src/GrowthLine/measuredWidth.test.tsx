// What is drawn by a measured width is measured a frame late, when a phone is turned or a window drawn smaller.
import { composeStories } from '@storybook/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as handIn from '../HandIn/DueRow.stories';
import * as seasonSheet from '../SeasonSheet/SeasonSheet.stories';
import * as growthLine from './GrowthLine.stories';

afterEach(() => {
  document.body.replaceChildren();
  document.body.style.removeProperty('width');
});

it.each([
  ['the growth line', growthLine],
  ['the season of a team', seasonSheet],
  ['the ruler of a week', handIn],
])('%s is never wider than its place', async (_what, stories) => {
  await page.viewport(1280, 900);
  const [first] = Object.values<{ run: () => Promise<void> }>(composeStories(stories));
  await first?.run();
  const drawing = [...document.querySelectorAll('svg')].find(
    (svg) => svg.getBoundingClientRect().width > 600,
  );
  document.body.style.width = '390px';
  // Before the next frame: nobody has measured anew.
  expect(drawing?.getBoundingClientRect().right).toBeLessThanOrEqual(390);
});
