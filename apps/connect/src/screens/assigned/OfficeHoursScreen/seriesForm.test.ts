import { buildSeason } from '@grow/core/testing';
import { describe, expect, it } from 'vitest';
import { dayChoiceWords, daysAhead, ruleOf, seriesErrors, seriesTexts } from './seriesForm';

const season = buildSeason({ startsOn: '2024-11-04', weeks: 11 });
const now = new Date('2024-12-05T12:00:00Z');
const texts = seriesTexts(undefined, season, now);

describe('a series as it is typed', () => {
  it('begins tomorrow, every week until the season ends', () => {
    expect(ruleOf(texts)).toMatchObject({ weekday: 5, firstOn: '2024-12-06', lastOn: '2025-01-17' });
    expect(seriesErrors(texts)).toEqual({});
  });

  it('offers the days of a weekday from today on, with their weeks', () => {
    const days = daysAhead(4, season, now);
    expect(days[0]).toBe('2024-12-05');
    expect(days.at(-1)).toBe('2025-01-16');
    expect(dayChoiceWords('2024-12-10', season, 'en')).toBe('Week 6, Tue 10 Dec');
    expect(daysAhead(1, null, now)).toHaveLength(26);
  });

  it('is one day where it happens once', () => {
    const once = { ...texts, often: 'once', on: '2024-12-10' };
    expect(ruleOf(once)).toMatchObject({ weekday: 2, firstOn: '2024-12-10', lastOn: '2024-12-10' });
    expect(Object.keys(seriesErrors({ ...once, on: '' }))).toEqual(['on']);
  });

  it.each([
    [{ to: '16:40' }, 'to'],
    [{ from: '' }, 'from'],
    [{ minutes: '5' }, 'minutes'],
    [{ last: '2024-12-01' }, 'last'],
    [{ url: 'video.grow.example' }, 'url'],
  ])('says of %o what is wrong', (typed, field) => {
    expect(Object.keys(seriesErrors({ ...texts, ...typed }))).toEqual([field]);
  });

  it('comes back from a stored one', () => {
    const stored = { id: 's', mentorId: 'm', ...ruleOf({ ...texts, url: 'https://video.grow.example' }) };
    expect(ruleOf(seriesTexts(stored, season, now))).toEqual(
      ruleOf({ ...texts, url: 'https://video.grow.example' }),
    );
  });
});
