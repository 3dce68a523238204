import { expect, it } from 'vitest';
import { stageBarPaths } from './stageBarPaths';

const blocks = (path: string) => (path.match(/M/g) ?? []).length;

it('has a block for each sheet that is wanted: in, on stage, awaited and to come', () => {
  const paths = stageBarPaths({ teams: [4, 3, 1, 0], wanted: 4, now: 2 });
  expect(Object.fromEntries(Object.entries(paths).map(([state, path]) => [state, blocks(path)]))).toEqual({
    in: 7,
    onStage: 1,
    awaited: 3,
    next: 5,
  });
});

it('shows no more than a whole bar where a team has more sheets than it needs', () => {
  expect(blocks(stageBarPaths({ teams: [6], wanted: 4, now: undefined }).in)).toBe(4);
});

it('draws nothing for a stage without teams', () => {
  expect(Object.values(stageBarPaths({ teams: [], wanted: 4, now: undefined })).join('')).toBe('');
});
