// @vitest-environment jsdom
// The sample season always stands at its day 32: a browser that opens the built site sees no day before it.
import { buildSeason } from '@grow/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SiteContent } from '../content/snapshot';
import { overwriteGetLocale } from '../paraglide/runtime';
import { ClosingBand } from './ClosingBand';
import { Hero } from './Hero';

const content: SiteContent = {
  season: buildSeason({ startsOn: '2024-11-04' }),
  events: [],
  faqs: [],
  figures: { people: 0, teams: 0, teamsLooking: 0, mostWanted: undefined },
  teamsLooking: [],
  skills: [],
  partners: [],
  stories: [],
  showcaseSeasons: [],
  now: new Date('2024-10-20T12:00:00Z'),
};

test.each([
  ['en', 'Week 1 begins on 4 November.', 'Start with week 1.'],
  ['de', 'Woche 1 beginnt am 4. November.', 'Starte in Woche 1.'],
] as const)('before the season home names its first day and counts no days (%s)', (locale, begins, title) => {
  overwriteGetLocale(() => locale);
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <>
      <Hero content={content} locale={locale} />
      <ClosingBand content={content} locale={locale} />
    </>,
  );
  // What waits for its time.
  for (const later of place.querySelectorAll('[hidden]')) later.remove();
  expect(place.textContent).toContain(begins);
  expect(place.querySelector('h2')?.textContent).toBe(title);
});
