import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import type { MutationCache } from '../query/productMutation';
import { reviewMutations } from './reviewMutations';
import { returnDueAt, reviewPlace, reviewQueueEntryFromRow, type NewVerdict } from './Review';
import { reviewKeys } from './reviewQueries';

const row = (slug: string, more: object = {}) => ({
  ...{ hand_in_id: `h-${slug}`, team_id: `t-${slug}`, slug, name: slug, logo: null, week: 4, version: 2 },
  ...{ state: 'submitted', reviewer_id: null, handed_in_at: '2024-12-01T21:10:00Z', is_late: false },
  ...{ is_shared: false, ...more },
});
const queue = [row('a'), row('b', { is_shared: true }), row('c'), row('a', { week: 5 })].map(
  reviewQueueEntryFromRow,
);

describe('the place in the queue', () => {
  it('is among those of the same queue', () => {
    expect(reviewPlace(queue, 'c', 4, 'me')).toMatchObject({
      index: 1,
      previous: { slug: 'a', week: 4 },
      next: { slug: 'a', week: 5 },
    });
    expect(reviewPlace(queue, 'b', 4, 'me')).toMatchObject({
      index: 0,
      previous: undefined,
      next: undefined,
    });
  });

  it('of one that was judged is before the first that waits', () => {
    const place = reviewPlace(queue, 'gone', 1, 'me');
    expect(place).toMatchObject({ index: -1, previous: undefined, next: { slug: 'a', week: 4 } });
    expect(place.entries).toHaveLength(3);
    expect(reviewPlace([], 'gone', 1, 'me').next).toBeUndefined();
  });

  it('passes over what somebody else reads', () => {
    const taken = [
      row('a', { reviewer_id: 'me' }),
      row('b', { reviewer_id: 'other' }),
      row('c'),
      row('d', { reviewer_id: 'other' }),
    ].map(reviewQueueEntryFromRow);
    expect(reviewPlace(taken, 'a', 4, 'me').next).toMatchObject({ slug: 'c' });
    expect(reviewPlace(taken, 'c', 4, 'me')).toMatchObject({ previous: { slug: 'a' }, next: undefined });
    expect(reviewPlace(taken, 'gone', 4, 'other').next).toMatchObject({ slug: 'b' });
  });
});

describe('when a returned one is due again', () => {
  it.each([
    // Thursday noon: three days later is Sunday noon, so that Sunday.
    ['2024-12-05T11:00:00Z', '2024-12-08T22:59:00Z'],
    // Friday: Monday is past Sunday, so the next one.
    ['2024-12-06T11:00:00Z', '2024-12-15T22:59:00Z'],
    // The last minute of Thursday is past 23:59 three days later.
    ['2024-12-05T22:59:30Z', '2024-12-15T22:59:00Z'],
    // Over both changes of the clock.
    ['2024-10-23T10:00:00Z', '2024-10-27T22:59:00Z'],
    ['2025-03-27T11:00:00Z', '2025-03-30T21:59:00Z'],
  ])('at %s is %s', (now, due) => {
    expect(returnDueAt(new Date(now))).toEqual(new Date(due));
  });
});

const verdict: NewVerdict = {
  ...{ handInId: 'h-a', teamId: 't-a', milestoneId: 'm', version: 2, userId: 'u' },
  ...{ decision: 'changes_requested', note: ' Quote the order. ' },
  advice: [
    { id: 'i', text: ' Get it in writing ', dueWeek: 5, assignedTo: 'mara' },
    { id: 'j', text: 'Ask two', dueWeek: undefined, assignedTo: undefined },
  ],
};
const given = {
  ...{ id: 'v', version_id: 'x', author_id: 'u', decision: 'changes_requested', note: 'Quote the order.' },
  ...{ settles_at: '2024-12-05T09:00:05Z', settled_at: null },
};

/** A cache of two entries, as a mutation sees it. */
function cacheOf() {
  const held = new Map<string, unknown>([
    [JSON.stringify(reviewKeys.queue), queue],
    [JSON.stringify(['handIns', 'milestone', 't-a', 'm']), { state: 'submitted', verdicts: [] }],
  ]);
  const cache: MutationCache = {
    setQueryData: (queryKey, updater) =>
      held.set(
        JSON.stringify(queryKey),
        (updater as (old: unknown) => unknown)(held.get(JSON.stringify(queryKey))),
      ),
    setQueriesData: () => undefined,
    removeQueries: () => undefined,
  };
  return {
    cache,
    queue: () => held.get(JSON.stringify(reviewKeys.queue)),
    record: () => [...held.values()][1],
  };
}

describe('a verdict', () => {
  it('sends what was typed without blanks around it, each advice with the id of its item', async () => {
    const { client, seen } = restDouble(() => ({ body: given }));
    const answer = await reviewMutations(client).giveVerdict.mutationFn(verdict);
    expect(seen[0]?.body).toEqual({
      ...{ p_hand_in_id: 'h-a', p_version: 2, p_decision: 'changes_requested', p_note: 'Quote the order.' },
      p_advice: [
        { id: 'i', text: 'Get it in writing', due_week: 5, assigned_to: 'mara' },
        { id: 'j', text: 'Ask two', due_week: null, assigned_to: null },
      ],
    });
    expect(answer.settlesAt).toEqual(new Date('2024-12-05T09:00:05Z'));
  });

  it('waits no longer as soon as it is given, and is taken back by its id', async () => {
    const { client, seen } = restDouble(() => ({
      body: { id: 'h-a', team_id: 't-a', milestone_id: 'm', state: 'in_review', version: 2 },
    }));
    const { giveVerdict } = reviewMutations(client);
    const { cache, queue: waiting, record } = cacheOf();
    giveVerdict.optimistic?.(cache, verdict);
    expect(waiting()).toHaveLength(2);
    const answer = { ...verdict, id: 'v', settledAt: undefined } as never;
    giveVerdict.answer?.(cache, answer, verdict);
    expect(record()).toMatchObject({ state: 'in_review', reviewerId: 'u', verdicts: [{ id: 'v' }] });
    const undo = giveVerdict.undo?.(answer, verdict);
    undo?.optimistic?.(cache, undefined);
    expect(record()).toMatchObject({ verdicts: [] });
    await undo?.mutationFn();
    expect(seen.map(({ body }) => body)).toEqual([{ p_id: 'v' }]);
  });
});

describe('taking a review', () => {
  it('shows at once who reads it, and is undone by leaving it', async () => {
    const { client, seen } = restDouble(() => ({
      body: { id: 'h-a', team_id: 't-a', milestone_id: 'm', state: 'submitted', version: 2 },
    }));
    const { take } = reviewMutations(client);
    const { cache, queue: waiting, record } = cacheOf();
    take.optimistic?.(cache, verdict);
    expect(record()).toMatchObject({ state: 'in_review', reviewerId: 'u' });
    expect(waiting()).toMatchObject([{ reviewerId: 'u' }, {}, {}, { reviewerId: 'u' }]);
    const undo = take.undo?.({} as never, verdict);
    undo?.optimistic?.(cache, undefined);
    expect(record()).toMatchObject({ state: 'submitted', reviewerId: undefined });
    await undo?.mutationFn();
    expect(seen.map(({ body }) => body)).toEqual([{ p_hand_in_id: 'h-a' }]);
  });
});
