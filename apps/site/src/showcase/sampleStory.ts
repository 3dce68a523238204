import { storyFromRow, type ShowcaseStory } from '@grow/core/showcase';

/** A story for tests, as the data API gives it, with changes. */
export const sampleStory = (changes: Record<string, unknown> = {}): ShowcaseStory =>
  storyFromRow({
    ...{ slug: 'tauwerk', name: 'Tauwerk', season_label: 'GROW 23/24', season_starts_on: '2023-11-06' },
    ...{ season_weeks: 11, city: 'Kiel', topic: 'Materials', team_size: 4, place: 1, prize_euros: 12_000 },
    published_at: '2024-02-01T10:00:00+00:00',
    content: {
      pitch_en: 'Rope spun from fishing nets.',
      pitch_de: '',
      outcome: 'company',
      people_today: 9,
      today_en: 'A limited company since June.',
      today_de: 'Seit Juni eine GmbH.',
      facts: [{ label_en: 'Rope sold', label_de: 'Verkauft', value_en: '48 km', value_de: '48 km' }],
      link: 'https://tauwerk.example/seil',
      mentor: 'Jorun Haas',
      weeks: Array.from({ length: 11 }, (_, index) => ({
        week: index + 1,
        ...{ verb_en: `Verb ${index + 1}`, verb_de: `Wort ${index + 1}`, line_en: '', line_de: '' },
        state: index === 7 ? 'free' : 'accepted',
        returned: index === 3 ? 'Then it is not a rope yet.' : null,
      })),
      people: [{ name: 'Wiebke Thoms', does_en: 'Captain', does_de: '' }],
      quotes: [
        {
          text_en: 'Smells of harbour.',
          text_de: '',
          voice: 'outside',
          name: 'Ole',
          role_en: 'Harbour master',
        },
        { text_en: 'A number that could end it.', text_de: '', voice: 'juror', name: 'Ida Lorentz' },
      ],
      traction: { label_en: 'metres of rope', label_de: 'Meter Seil', points: [{ day: 33, total: 40 }] },
      figures: [],
      pictures: [{ object: 'tauwerk/winder.jpg', width: 1600, height: 900, alt_en: 'A winder', alt_de: '' }],
    },
    ...changes,
  });
