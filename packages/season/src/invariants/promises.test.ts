import { expect, it } from 'vitest';
import { Journal } from '../run/Journal';
import type { Season } from '../run/Season';
import { lastingOf } from './promises';

/** A team of Ada and Ben that handed in, of whom some deleted their accounts. */
function handInsAfter(...deleted: string[]): string[] {
  const journal = new Journal();
  journal.noteMember('team', 'ada');
  journal.noteMember('team', 'ben');
  journal.written.push({ kind: 'version', id: 'v1', value: null, team: 'team' });
  for (const id of deleted) journal.written.push({ kind: 'deletion', id, value: '' });
  return lastingOf({ journal } as Season, 'version').map(({ id }) => id);
}

it('still looks for what a team handed in when one of its people is gone', () => {
  expect(handInsAfter()).toEqual(['v1']);
  expect(handInsAfter('ada')).toEqual(['v1']);
});

it('looks for nothing of a team when all who were ever in it are gone', () => {
  expect(handInsAfter('ada', 'ben')).toEqual([]);
});

it('looks for nothing that goes with a deleted account', () => {
  const journal = new Journal();
  journal.written.push({ kind: 'bio', id: 'ada', value: 'Builds.' });
  journal.written.push({ kind: 'pulse', id: 'team 3', value: null, by: 'ada' });
  journal.written.push({ kind: 'deletion', id: 'ada', value: '' });
  const season = { journal } as Season;
  expect([...lastingOf(season, 'bio'), ...lastingOf(season, 'pulse')]).toEqual([]);
});
