import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/AppError';
import { fakeClock, settle } from '../testing';
import { areAllSaved, conflictingParts, createHandInDrafts } from './handInDrafts';
import { keptPartFrom, partDraftState, shownPart, type KeptPart, type SavedPart } from './partDraft';
import type { PartValue } from './PartValue';

const text = (words: string): PartValue => ({ text: words });
const parts = [
  { key: 'claim', kind: 'text' as const },
  { key: 'proof', kind: 'file' as const, maxCount: 3 },
];

/** A page with a browser that keeps, and a backend whose next answers a test decides. */
function world(kept = new Map<string, string>()) {
  const clock = fakeClock();
  const calls: { key: string; value: PartValue; version: number }[] = [];
  const outcomes: (() => Promise<SavedPart>)[] = [];
  let version = 0;
  const open = (saved = new Map<string, SavedPart>()) =>
    createHandInDrafts(parts, saved, {
      clock,
      save: async (key, value, from) => {
        calls.push({ key, value, version: from });
        const outcome = outcomes.shift();
        if (outcome) return outcome();
        version += 1;
        return { value, version };
      },
      readKept: (key) => keptPartFrom(JSON.parse(kept.get(key) ?? 'null')),
      keep: (key, one: KeptPart | undefined) => {
        if (one) kept.set(key, JSON.stringify(one));
        else kept.delete(key);
      },
    });
  const fail = (code: ConstructorParameters<typeof AppError>[0], details?: string) =>
    outcomes.push(() => Promise.reject(new AppError(code, { details })));
  return { clock, calls, outcomes, kept, open, fail };
}

const stateOf = (drafts: ReturnType<typeof createHandInDrafts>, key: string) => {
  const draft = drafts.getSnapshot().get(key);
  return draft && partDraftState(draft);
};

describe('what is typed', () => {
  it('is saved once, a pause after the last key', async () => {
    const { clock, calls, kept, open } = world();
    const drafts = open();
    drafts.edit('claim', text('P'));
    await clock.advance(700);
    drafts.edit('claim', text('Pads'));
    expect(kept.has('claim')).toBe(true);
    await clock.advance(799);
    expect(calls).toEqual([]);
    await clock.advance(1);
    expect(calls).toEqual([{ key: 'claim', value: text('Pads'), version: 0 }]);
    expect(stateOf(drafts, 'claim')).toBe('saved');
    expect(kept.size).toBe(0);
  });

  it('is saved at once when the field is left, and what was typed meanwhile follows', async () => {
    const { calls, outcomes, open } = world();
    let answer: (part: SavedPart) => void = () => undefined;
    outcomes.push(() => new Promise((resolve) => (answer = resolve)));
    const drafts = open();
    drafts.edit('claim', text('Pads'));
    const flushed = drafts.flush();
    drafts.edit('claim', text('Pads keep'));
    expect(stateOf(drafts, 'claim')).toBe('saving');
    answer({ value: text('Pads'), version: 1 });
    await flushed;
    expect(calls.map(({ version }) => version)).toEqual([0, 1]);
    expect(areAllSaved(drafts.getSnapshot())).toBe(true);
  });

  it('waits without a line, and is sent again by itself and when the line is back', async () => {
    const { clock, calls, fail, open } = world();
    const drafts = open();
    fail('network');
    fail('network');
    drafts.edit('claim', text('Pads'));
    await drafts.flush();
    expect(stateOf(drafts, 'claim')).toBe('offline');
    await clock.advance(5_000);
    expect(calls).toHaveLength(2);
    drafts.resume();
    await settle();
    expect(stateOf(drafts, 'claim')).toBe('saved');
  });

  it('survives a killed page and an ended session', async () => {
    const { clock, fail, kept, open } = world();
    const first = open();
    fail('unauthorized');
    first.edit('claim', text('Pads'));
    await first.flush();
    expect(stateOf(first, 'claim')).toBe('session');
    first.close();
    expect(kept.has('claim')).toBe(true);
    const second = open();
    expect(shownPart(second.getSnapshot().get('claim') ?? expect.fail())).toEqual(text('Pads'));
    await clock.advance(800);
    expect(stateOf(second, 'claim')).toBe('saved');
  });

  it('stays beside the words of somebody who was faster', async () => {
    const { fail, open } = world();
    const drafts = open();
    const row = { part_key: 'claim', value: text('Theirs'), version: 4, written_by: 'ilka' };
    fail('part_changed', JSON.stringify({ ...row, written_at: '2024-12-05T13:58:00Z' }));
    drafts.edit('claim', text('Mine'));
    await drafts.flush();
    expect(conflictingParts(drafts.getSnapshot())).toEqual(['claim']);
    expect(drafts.getSnapshot().get('claim')).toMatchObject({
      typed: text('Mine'),
      saved: { value: text('Theirs'), writtenBy: 'ilka' },
    });
    drafts.dispatch('claim', { type: 'chosen', choice: 'both' });
    await settle();
    expect(stateOf(drafts, 'claim')).toBe('saved');
  });

  it('is not sent again when it was refused, and says why', async () => {
    const { clock, calls, fail, open } = world();
    const drafts = open();
    fail('part_invalid', 'too_long');
    drafts.edit('claim', text('Pads'));
    await drafts.flush();
    await clock.advance(120_000);
    expect(calls).toHaveLength(1);
    expect(drafts.getSnapshot().get('claim')?.problem).toMatchObject({ details: 'too_long' });
  });

  it('is added to what somebody else added to a list', async () => {
    const { calls, open } = world();
    const drafts = open(new Map([['proof', { value: { files: ['a'] }, version: 1 }]]));
    const add = (id: string) => (now: PartValue) => ({ files: [...('files' in now ? now.files : []), id] });
    drafts.edit('proof', add('b'));
    drafts.hear(new Map([['proof', { value: { files: ['a', 'c'] }, version: 2 }]]));
    await drafts.flush();
    expect(calls).toEqual([{ key: 'proof', value: { files: ['a', 'c', 'b'] }, version: 2 }]);
  });
});
