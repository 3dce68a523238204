// Every list of the product at scale, asked for over HTTP under row security: what it reads is counted, not timed.
import { beforeAll, describe, expect, it } from 'vitest';
import { measurePlans, type MeasuredList } from '../../bench/plans/measurePlans';
import { MOST_BUFFERS } from '../../bench/plans/planRules';
import { productLists } from '../../bench/plans/productLists';

describe('a list at scale', () => {
  let measured: MeasuredList[];
  beforeAll(async () => {
    measured = await measurePlans();
  });

  it.each(productLists.map(({ by, name }) => [by, name]))(
    `reads at most ${MOST_BUFFERS} shared buffers (a whole round aside) and calls nothing once a row: %s, %s`,
    (by, name) => {
      const found = measured.find((list) => list.by === by && list.name === name);
      expect(found?.faults.join('\n')).toBe('');
      expect(found?.buffers).toBeGreaterThan(0);
    },
  );

  it('goes through the bodies of functions, too', () => {
    const search = measured.find(({ name }) => name === 'teams, what fits best');
    expect(search?.statements.some(({ text }) => text.includes('private.team_search'))).toBe(true);
  });
});
