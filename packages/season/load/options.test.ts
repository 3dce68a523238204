import { expect, it } from 'vitest';
import { loadOptionsFrom, sceneNames, USAGE } from './options';

it('reads which scenes are run, how large and for how long', () => {
  expect(loadOptionsFrom([])).toEqual({ scenes: sceneNames, times: [1], minutes: undefined, out: undefined });
  expect(
    loadOptionsFrom(['hall', 'release', '--times', '1,2,4', '--minutes', '2.5', '--out', 'a.json']),
  ).toEqual({
    scenes: ['hall', 'release'],
    times: [1, 2, 4],
    minutes: 2.5,
    out: 'a.json',
  });
});

it.each([['lobby'], ['--times', '1,x'], ['--times', '0'], ['--minutes', '0']])(
  'says how it is used for %s %s',
  (...args) => {
    expect(() => loadOptionsFrom(args)).toThrow(USAGE);
  },
);
