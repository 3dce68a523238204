// @vitest-environment jsdom
// What the site says of an event that was called off, and that it counts on it nowhere.
import { buildEvent, buildSeason } from '@grow/core/testing';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SiteContent } from '../content/snapshot';
import { NextUp } from '../home/NextUp';
import { overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { EventPage } from './EventPage';
import { EventsPage } from './EventsPage';
import { finalOf } from './eventLooks';

const at = (day: string) => ({
  startsAt: new Date(`${day}T17:00:00Z`),
  endsAt: new Date(`${day}T20:00:00Z`),
});
const url = 'https://meet.example/evening';
const open = buildEvent({ slug: 'open', title: 'Open evening', url, ...at('2024-12-10') });
const off = buildEvent({
  slug: 'off',
  title: 'Storm night',
  status: 'cancelled',
  cancelMessage: 'The hall has no roof.\nStay home.',
  url,
  ...at('2024-12-12'),
});
const content: SiteContent = {
  season: buildSeason({ startsOn: '2024-11-04' }),
  events: [open, off],
  faqs: [],
  figures: { people: 0, teams: 0, teamsLooking: 0, mostWanted: undefined },
  teamsLooking: [],
  skills: [],
  partners: [],
  stories: [],
  showcaseSeasons: [],
  now: new Date('2024-12-05T12:00:00Z'),
};
const drawn = (page: ReactElement) => {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(page);
  return place;
};

describe.each<[Locale, string, string]>([
  ['en', 'Called off', 'Take it out of my calendar'],
  ['de', 'Abgesagt', 'Aus meinem Kalender nehmen'],
])('%s', (locale, word, calendar) => {
  beforeEach(() => overwriteGetLocale(() => locale));

  test('its page says so and why, and offers only to take it out of the calendar', () => {
    const page = drawn(<EventPage slug="off" content={content} locale={locale} />);
    expect(page.textContent).toContain(word);
    expect(page.textContent).toContain('The hall has no roof.');
    expect(page.querySelectorAll('[data-own], [data-seats]')).toHaveLength(0);
    const links = [...page.querySelectorAll('[data-part=save] a')].map((link) => link.textContent);
    expect(links).toEqual([calendar]);
  });

  test('the list says so instead of seats and the way to one', () => {
    const page = drawn(<EventsPage content={content} locale={locale} />);
    const row = page.querySelector('article#off');
    expect(row?.textContent).toContain(word);
    expect(row?.querySelectorAll('[data-own], [data-seats]')).toHaveLength(0);
    expect(page.querySelector('article#open')?.textContent).not.toContain(word);
    expect(page.querySelector('article#open [data-own] a')?.getAttribute('href')).toBe(
      '/connect/login?next=%2Fconnect%2Fevents%2Fopen%23seat',
    );
    expect(page.querySelector('[data-of=off]')?.textContent).toContain(word);
  });

  test('what is over offers no calendar, and what was called off meanwhile still the way out of it', () => {
    const later = { ...content, now: new Date('2024-12-13T12:00:00Z') };
    const page = (slug: string) => drawn(<EventPage slug={slug} content={later} locale={locale} />);
    expect(page('open').querySelector('[data-part=save]')).toBeNull();
    expect(page('off').querySelector('[data-part=save] a')?.textContent).toBe(calendar);
  });

  test('its link is gone, as that of an event that is over', () => {
    const later = { ...content, now: new Date('2024-12-13T12:00:00Z') };
    const links = (slug: string, of: SiteContent) =>
      drawn(<EventPage slug={slug} content={of} locale={locale} />).querySelectorAll(`a[href="${url}"]`);
    expect(links('open', content)).toHaveLength(1);
    expect(links('off', content)).toHaveLength(0);
    expect(links('open', later)).toHaveLength(0);
  });

  test('it is neither next, nor after another one, nor the final', () => {
    expect(drawn(<NextUp content={content} locale={locale} />).textContent).not.toContain('Storm night');
    expect(drawn(<EventPage slug="open" content={content} locale={locale} />).textContent).not.toContain(
      'Storm night',
    );
    expect(finalOf(content.events)).toBe(open);
  });
});
