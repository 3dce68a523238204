import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isFull } from './full';
import { networkIdle } from './networkIdle';
import { layOut, stillness } from './stillness';
import { isWide } from './surfaces';

const themes = ['dark', 'light'] as const;

// Only what is wrong is described, by its HTML. axe would describe every element that is right as well, and look for a selector of each:
// half of its time on a long list.
const onlyWrong = { resultTypes: ['violations' as const], selectors: false };

// Whoever speaks to the page says what they read. axe leaves it out unless asked.
const more = { ...onlyWrong, rules: { 'label-content-name-mismatch': { enabled: true } } };

// What depends on the theme: it changes colours and nothing else, so every other rule is asked once.
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const program = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type WindowWithAxe = Window & { axe?: typeof axe };

/** What axe finds on the page as it stands, by all rules or by these. */
export async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  const options = rules ? { ...onlyWrong, runOnly: { type: 'rule' as const, values: rules } } : more;
  // Once for each document, and minified. @axe-core/playwright reads a megabyte and a half into the page for every question: half of
  // the time of the answer.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${program}; undefined`);
  const violations = await page.evaluate(
    async (asked) => (await (window as WindowWithAxe).axe?.run(document, asked))?.violations,
    options,
  );
  if (!violations) throw new Error('axe is not on the page');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const wear = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

/** Expects that whoever speaks to the page can say what they see: the name of each control holds its visible words. */
export async function expectNamesHoldWords(page: Page, what: string): Promise<void> {
  expect(await violationsOn(page, ['label-content-name-mismatch']), what).toEqual([]);
}

/**
 * The themes that axe looks at. The full run looks at each screen of a desktop in both; on the way through a screen, on desktops at
 * the one that is worn and on phones at the other, for a theme has the same colours at every width, and the kit's stories are
 * looked at in both.
 */
function themesAsked(page: Page, chosen: string, isInGate: boolean): readonly string[] {
  if (isInGate && !isFull) return [chosen];
  return isInGate && isWide(page) ? themes : themes.filter((one) => (one === chosen) === isWide(page));
}

/**
 * Expects that axe finds nothing on the page as it stands. `what` names the state in the message.
 * `npm test` asks only with `isInGate`, each screen once and in the theme that it wears: axe takes as long as the way
 * through a screen, whose states are for the full run.
 */
export async function expectNoViolations(
  page: Page,
  what: string,
  { isInGate = false }: { isInGate?: boolean } = {},
): Promise<void> {
  if (!isFull && !isInGate) return;
  await networkIdle(page);
  // A starved machine is idle before the screen is drawn; axe asks for the heading of every page in any case.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // What a list showed before is dimmed until its next page has come, which the idle network of the first load does not tell.
  await page
    .locator('main div[aria-busy="true"]:not([data-skeleton])')
    .first()
    .waitFor({ state: 'detached' });
  const chosen = (await page.locator('html').getAttribute('data-theme')) ?? 'dark';
  await layOut(page);
  for (const [at, theme] of themesAsked(page, chosen, isInGate).entries()) {
    await wear(page, theme);
    await stillness(page);
    expect(await violationsOn(page, at === 0 ? undefined : rulesOfColour), `${what}, ${theme}`).toEqual([]);
  }
  await wear(page, chosen);
}
