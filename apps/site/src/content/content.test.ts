import { dateTimeInWords } from '@grow/core/time';
import { readFileSync } from 'node:fs';
import { seasonDay, seasonVerbs, seasonWeek, weekOfSeason } from '@grow/core/season';
import { describe, expect, test } from 'vitest';
import { imprint, privacy } from './legalTexts';
import { readContent, type Snapshot } from './snapshot';
import committed from './snapshot.json' with { type: 'json' };
import { terms } from './terms';

const messages = (locale: string) =>
  JSON.parse(readFileSync(new URL(`../../messages/${locale}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('words', () => {
  const en = messages('en');
  const de = messages('de');

  test('both languages have the same messages', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
  });

  test.each(Object.keys(en).filter((key) => key !== '$schema'))(
    '%s says something with the same values',
    (key) => {
      expect(en[key]?.trim()).not.toBe('');
      expect(de[key]?.trim()).not.toBe('');
      expect(placeholders(de[key] ?? '')).toEqual(placeholders(en[key] ?? ''));
    },
  );

  test('nobody shouts', () => {
    const all = JSON.stringify([en, de, committed.faqs, committed.season, terms, imprint, privacy]);
    expect(all).not.toContain('!');
  });
});

describe('content', () => {
  test.each(['en', 'de'] as const)('the verbs of the weeks spell eleven weeks in %s', (locale) => {
    const verbs = seasonVerbs(readContent(new Date()).season, locale);
    expect(verbs.map((verb) => verb[0]).join('')).toBe('ELEVENWEEKS');
  });

  test('each question has one address', () => {
    const slugs = readContent(new Date()).faqs.map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(0);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('both languages have the same terms and legal sections', () => {
    expect(terms.de).toHaveLength(terms.en.length);
    for (const text of [imprint, privacy])
      expect(text.de.sections.map(({ id }) => id)).toEqual(text.en.sections.map(({ id }) => id));
  });
});

describe('snapshot', () => {
  const now = new Date('2026-07-14T10:00:00Z');

  test('sample content is moved so that today is its pinned day', () => {
    const { season } = readContent(now);
    expect(season.label).toBe('GROW 24/25');
    expect(seasonDay(season, now)).toBe(32);
    expect(seasonWeek(season, now)).toBe(5);
  });

  test('moved events keep week and hour, also across summer time', () => {
    const real = readContent(new Date('2024-12-05T10:00:00Z'), {
      snapshot: { ...committed, pinnedDay: null },
    });
    const moved = readContent(now);
    expect(moved.events.map(({ startsAt }) => seasonWeek(moved.season, startsAt))).toEqual(
      real.events.map(({ startsAt }) => seasonWeek(real.season, startsAt)),
    );
    const hours = (events: typeof real.events) =>
      events.map(({ startsAt }) => dateTimeInWords(startsAt, 'en').slice(-5));
    expect(hours(moved.events)).toEqual(hours(real.events));
  });

  test('what a week asks for is due at the same hour of the same day of the season, also across summer time', () => {
    const due = (at: string, snapshot: Snapshot) => {
      const { season } = readContent(new Date(at), { snapshot });
      return season.programme.map(({ milestone }) => {
        const dueAt = milestone && dateTimeInWords(milestone.dueAt, 'en').slice(-5);
        return milestone && `day ${seasonDay(season, milestone.dueAt)}, ${dueAt}`;
      });
    };
    const real = due('2024-12-05T10:00:00Z', { ...committed, pinnedDay: null });
    expect(real[4]).toBe('day 35, 23:59');
    expect(real[7]).toBeUndefined();
    // Clocks change on 29 March and on 25 October 2026.
    for (const at of ['2026-03-10T10:00:00Z', '2026-07-14T10:00:00Z', '2026-10-20T10:00:00Z'])
      expect(due(at, committed)).toEqual(real);
    const { season } = readContent(now);
    expect(weekOfSeason(season, 5)?.milestone?.title.de).toBe('Prototyp und 60 Sekunden Film');
  });

  test('every event of the sample is written in both languages', () => {
    const titles = (locale: 'en' | 'de') => readContent(now, { locale }).events.map(({ title }) => title);
    expect(titles('en')).toContain('Build night');
    expect(titles('de')).toContain('Baunacht');
    for (const { writtenIn } of readContent(now, { locale: 'de' }).events)
      expect(writtenIn).toMatchObject({ title: 'de', summary: 'de', body: 'de', bring: 'de' });
  });

  test('real content stays where it is', () => {
    expect(readContent(now, { snapshot: { ...committed, pinnedDay: null } }).season.startsOn).toBe(
      '2024-11-04',
    );
  });

  test('a row that is not whole stops the build and names the column', () => {
    const broken: Snapshot = { ...committed, events: [{ ...committed.events[0], starts_at: null }] };
    expect(() => readContent(now, { snapshot: broken })).toThrow(/events\.starts_at/);
  });

  test.each([
    [
      'a question without its German answer',
      { faqs: [{ ...committed.faqs[0], answer_de: '' }] },
      /faqs\.answer_de/,
    ],
    ['a partner of no tier', { partners: [{ ...committed.partners[0], tier: 'gold' }] }, /partners\.tier/],
    [
      'a logo from elsewhere',
      { partners: [{ ...committed.partners[0], logo: { src: 'https://x.org/a.jpg', width: 1, height: 1 } }] },
      /partners\.logo/,
    ],
  ])('%s stops the build', (_, broken, message) => {
    expect(() => readContent(now, { snapshot: { ...committed, ...broken } })).toThrow(message);
  });

  test('only what is public is committed, without the bookkeeping of the database', () => {
    expect(committed.events.map(({ visibility }) => visibility)).not.toContain('members');
    expect(committed.faqs.every(({ published }) => published)).toBe(true);
    const rows = [...committed.events, ...committed.faqs, ...committed.partners];
    for (const row of rows) expect(Object.keys(row)).not.toContain('updated_at');
  });
});
