import { expect, it } from 'vitest';
import { drawLinkPicture } from './linkPicture';
import type { TeamPicture } from './teamPicture';

const tauwerk: TeamPicture = {
  name: 'Tauwerk',
  line: 'Rope spun from fishing nets.',
  season: '23/24',
  figures: [
    { value: '20', label: 'talks' },
    { value: '870 kg', label: 'held' },
  ],
};
const draw = (changes: Partial<TeamPicture> = {}) =>
  drawLinkPicture({ kind: 'team', ...tauwerk, ...changes });
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

it('says name, pitch, numbers and season, above the whole word of the season', () => {
  const svg = draw();
  expect(texts(svg)).toEqual([
    'Tauwerk',
    'Rope spun from fishing nets.',
    '20',
    'talks',
    '870 kg',
    'held',
    '23/24',
  ]);
  expect(svg.match(/<path/g)).toHaveLength(4 + 11);
});

it('what a team wrote stays text and opens no element', () => {
  expect(texts(draw({ name: 'A <b> & Co' }))[0]).toBe('A &lt;b&gt; &amp; Co');
});

it('a long name is set smaller, and a short one no larger than the rest allows', () => {
  const size = (name: string) => Number(/font-size="(\d+)"/.exec(draw({ name }))?.[1]);
  expect(size('Ei')).toBe(size('Tauwerk'));
  expect(size('Donaudampfschifffahrtselektrizitäten')).toBeLessThan(size('Tauwerk') / 2);
});

it('a pitch breaks after a word, and what does not fit in two lines ends in an ellipsis', () => {
  const [, first = '', second = ''] = texts(draw({ line: 'word '.repeat(60).trim() }));
  expect([first.length, second.length].every((length) => length <= 66)).toBe(true);
  expect(first).toMatch(/word$/);
  expect(second).toMatch(/word…$/);
});
