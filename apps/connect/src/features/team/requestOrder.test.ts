import { expect, it } from 'vitest';
import { withKindFirst } from './requestOrder';

it('puts what waits for an answer first, and leaves each kind in its order', () => {
  const requests = (['apply', 'invite', 'apply', 'invite'] as const).map((kind, id) => ({ kind, id }));
  expect(withKindFirst(requests, 'invite').map(({ id }) => id)).toEqual([1, 3, 0, 2]);
  expect(withKindFirst(requests, 'apply').map(({ id }) => id)).toEqual([0, 2, 1, 3]);
});
