import { describe, expect, it } from 'vitest';
import { isBlankDraft, newAdvice, reviewDraftFrom, verdictFault } from './reviewDraft';

const draft = {
  decision: 'accepted',
  note: 'Good.',
  privateNote: '',
  advice: [
    { id: 'a', text: 'Ask two', dueWeek: 5, assignedTo: 'mara' },
    { id: 'b', text: 'Ask three', dueWeek: undefined, assignedTo: undefined },
  ],
  typedAdvice: 'Ask fo',
} as const;

describe('a draft of a review', () => {
  it('comes back from the storage as it was', () => {
    expect(reviewDraftFrom(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(isBlankDraft(draft)).toBe(false);
    // A private note that was emptied is a change.
    expect(isBlankDraft({ privateNote: '' })).toBe(false);
  });

  it.each([
    {},
    { decision: 'rejected', note: 7, privateNote: null, advice: 'x' },
    { advice: [null, 3, { id: 1, text: 'x' }, { id: 'x' }] },
  ])('takes %j as not typed', (junk) => {
    expect(reviewDraftFrom(junk)).toEqual({});
    expect(isBlankDraft(reviewDraftFrom(junk))).toBe(true);
  });

  it('is sent with a decision, and asks for a revision only with a word why', () => {
    expect(verdictFault({})).toBe('choose');
    expect(verdictFault({ decision: 'accepted' })).toBeUndefined();
    expect(verdictFault({ decision: 'changes_requested', note: ' ' })).toBe('note');
    expect(verdictFault({ decision: 'changes_requested', note: 'Why' })).toBeUndefined();
    for (const long of [
      { note: 'x'.repeat(4001) },
      { privateNote: 'x'.repeat(2001) },
      { typedAdvice: 'x'.repeat(281) },
      { typedAdvice: 'One more', advice: Array.from({ length: 10 }, () => newAdvice('x', [5])) },
    ])
      expect(verdictFault({ decision: 'accepted', ...long })).toBe('long');
  });
});
