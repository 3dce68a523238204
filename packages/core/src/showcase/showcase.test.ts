import { describe, expect, it } from 'vitest';
import { showcaseSeasonFromRow } from './ShowcaseSeason';
import { storyFromRow } from './ShowcaseStory';

const fact = { label_en: 'Rope sold', label_de: 'Verkauftes Seil', value_en: '48 km', value_de: '48 km' };
const row = {
  slug: 'tauwerk',
  name: 'Tauwerk',
  season_label: 'GROW 23/24',
  season_starts_on: '2023-11-06',
  season_weeks: 11,
  city: 'Kiel',
  topic: 'Materials',
  team_size: 4,
  place: 1,
  prize_euros: 12_000,
  published_at: '2024-02-01T10:00:00+00:00',
  content: {
    pitch_en: 'Rope spun from fishing nets that were thrown away.',
    pitch_de: '',
    outcome: 'company',
    people_today: 9,
    today_en: 'A limited company since June.',
    today_de: null,
    facts: [fact],
    link: 'https://tauwerk.example',
    mentor: 'Jorun Haas',
    weeks: [
      {
        week: 2,
        verb_en: 'Listen',
        verb_de: 'Zuhören',
        state: 'accepted',
        line_en: 'x',
        figure_en: '20 talks',
      },
      { week: 1, verb_en: 'Enter', verb_de: 'Anfangen', state: 'handed_in', returned: 'Not a rope yet.' },
    ],
    people: [{ name: 'Wiebke Thoms', does_en: 'Captain', does_de: '' }],
    quotes: [{ text_en: 'Bring more.', voice: 'outside', name: 'Ole Petersen', role_en: 'Harbour master' }],
    traction: { label_en: 'metres of rope', points: [{ day: 33, total: 40 }] },
    figures: [fact],
    pictures: [{ object: 'a.jpg', width: 1600, height: 900, alt_en: 'A rope', alt_de: 'Ein Seil' }],
  },
};

describe('a published story', () => {
  it('is read whole, its weeks in order and a text that is missing in one language as blank', () => {
    const story = storyFromRow(row);
    expect(story).toMatchObject({
      slug: 'tauwerk',
      seasonLabel: 'GROW 23/24',
      place: 1,
      prizeEuros: 12_000,
      pitch: { en: row.content.pitch_en, de: '' },
      outcome: 'company',
      peopleToday: 9,
      today: { en: 'A limited company since June.', de: '' },
      mentor: 'Jorun Haas',
      traction: { label: { en: 'metres of rope', de: '' }, points: [{ day: 33, total: 40 }] },
      publishedAt: new Date('2024-02-01T10:00:00Z'),
    });
    expect(story.weeks.map(({ week, returned }) => [week, returned])).toEqual([
      [1, 'Not a rope yet.'],
      [2, undefined],
    ]);
    expect(story.pictures).toEqual([
      { object: 'a.jpg', width: 1600, height: 900, alt: { en: 'A rope', de: 'Ein Seil' } },
    ]);
  });

  // Every build of the site reads all stories: one address that no browser can read must not end it.
  it.each(['javascript:alert(1)', 'https://[', 'https://%', 'https://a b.example', 'http://tauwerk.example'])(
    'leads nowhere for %s',
    (link) => {
      const content = { ...row.content, link };
      expect(storyFromRow({ ...row, content }).link).toBeUndefined();
    },
  );

  it.each([
    [
      { topic_en: 'Rope', topic_de: 'Seil' },
      { en: 'Rope', de: 'Seil' },
    ],
    [
      { topic_en: '', topic_de: 'Seil' },
      { en: '', de: 'Seil' },
    ],
    [
      { topic_en: ' ', topic_de: '' },
      { en: 'Materials', de: 'Materials' },
    ],
    [{}, { en: 'Materials', de: 'Materials' }],
  ])('with the topic %o says %o: the industry of its team where it writes none', (written, topic) => {
    expect(storyFromRow({ ...row, content: { ...row.content, ...written } }).topic).toEqual(topic);
  });

  it.each([
    ['slug', { ...row, slug: '' }],
    ['content', { ...row, content: null }],
    ['pitch_en', { ...row, content: { ...row.content, pitch_en: '' } }],
    ['outcome', { ...row, content: { ...row.content, outcome: 'rich' } }],
    ['weeks', { ...row, content: { ...row.content, weeks: 'all' } }],
  ])('is malformed without a proper %s', (_, broken) => {
    expect(() => storyFromRow(broken)).toThrow(expect.objectContaining({ code: 'malformed_row' }) as Error);
  });
});

describe('a season of the showcase', () => {
  it('is read in numbers', () => {
    const season = {
      label: 'GROW 23/24',
      starts_on: '2023-11-06',
      students: 1019,
      teams: 212,
      finalists: 11,
    };
    expect(showcaseSeasonFromRow(season)).toEqual({
      label: 'GROW 23/24',
      startsOn: '2023-11-06',
      students: 1019,
      teams: 212,
      finalists: 11,
    });
  });
});
