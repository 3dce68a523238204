import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSendPart,
  hasConflict,
  keptPart,
  keptPartFrom,
  partDraft,
  partDraftAfter,
  partDraftState,
  shownPart,
  type PartDraft,
  type PartEvent,
  type SavedPart,
} from './partDraft';
import { isSamePartValue, mergedPartValue, type PartValue } from './PartValue';

const text = (words: string): PartValue => ({ text: words });
const saved = (words: string, version: number): SavedPart => ({ value: text(words), version });
const at = new Date('2024-12-05T13:58:00Z');
const after = (draft: PartDraft, ...events: PartEvent[]) => events.reduce(partDraftAfter, draft);
const typed = (words: string): PartEvent => ({ type: 'typed', value: text(words) });
const sent: PartEvent = { type: 'sent' };
const blank = partDraft(saved('', 0), 1);

describe('a part', () => {
  it('is saved, typed, saving and saved again', () => {
    const writing = after(blank, typed('Pads'));
    const sending = after(writing, sent);
    const done = after(sending, { type: 'answered', part: saved('Pads', 1) });
    expect([blank, writing, sending, done].map(partDraftState)).toEqual([
      'saved',
      'typed',
      'saving',
      'saved',
    ]);
    expect(keptPart(writing)).toMatchObject({ typed: text('Pads'), base: { version: 0 } });
    expect(keptPart(done)).toBeUndefined();
  });

  it('goes on from its answer when more was typed meanwhile', () => {
    const more = after(blank, typed('Pads'), sent, typed('Pads keep'), {
      type: 'answered',
      part: saved('Pads', 1),
    });
    expect(more).toMatchObject({ typed: text('Pads keep'), base: { version: 1 } });
    expect(canSendPart(more)).toBe(true);
  });

  it('keeps both texts when somebody else was faster, and lets the person choose', () => {
    const both = after(blank, typed('Mine'), sent, { type: 'overtaken', part: saved('Theirs', 1) });
    expect(partDraftState(both)).toBe('conflict');
    expect([shownPart(both), both.saved.value]).toEqual([text('Mine'), text('Theirs')]);
    expect(canSendPart(both)).toBe(false);
    const choose = (choice: 'mine' | 'theirs' | 'both') => after(both, { type: 'chosen', choice });
    expect(choose('mine')).toMatchObject({ typed: text('Mine'), base: { version: 1 } });
    expect(choose('both').typed).toEqual(text('Mine\n\nTheirs'));
    expect(shownPart(choose('theirs'))).toEqual(text('Theirs'));
    expect(shownPart(after(choose('theirs'), { type: 'broughtBack' }))).toEqual(text('Mine'));
  });

  it('knows its own words again whose answer was lost', () => {
    const lost = after(blank, typed('Pads'), sent, { type: 'unanswered', at }, typed('Pads keep'));
    expect(partDraftState(lost)).toBe('offline');
    const back = after(lost, sent, { type: 'overtaken', part: saved('Pads', 1) });
    expect(hasConflict(back)).toBe(false);
    expect(back).toMatchObject({ typed: text('Pads keep'), base: { version: 1 } });
  });

  it('does not call its words saved while older ones of it may still arrive', () => {
    const undone = after(
      partDraft(saved('x', 1), 1),
      typed('y'),
      sent,
      { type: 'unanswered', at },
      typed('x'),
    );
    expect(undone.typed).toEqual(text('x'));
  });

  it('follows others while nothing is typed', () => {
    expect(shownPart(after(blank, { type: 'heard', part: saved('Theirs', 1) }))).toEqual(text('Theirs'));
  });

  it('sends nothing that was refused until something else is typed, or it is tried on purpose', () => {
    const refused = after(blank, typed('a'), sent, {
      type: 'refused',
      code: 'part_invalid',
      details: 'too_long',
    });
    expect(canSendPart(refused)).toBe(false);
    expect(canSendPart(after(refused, typed('b')))).toBe(true);
    expect(canSendPart(after(refused, { type: 'resumed' }))).toBe(true);
  });

  it('is read back from the browser, or counts as not typed', () => {
    const kept = keptPart(after(blank, typed('Pads'), sent));
    expect(keptPartFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const broken of [null, 5, {}, { typed: 'x' }, { typed: { text: 'x' }, base: {} }]) {
      expect(keptPartFrom(broken)).toBeUndefined();
    }
  });
});

describe('lists that two people changed', () => {
  const files = (...ids: string[]): PartValue => ({ files: ids });

  it('are joined', () => {
    expect(mergedPartValue(files('a', 'b'), files('b', 'c'), files('a', 'b', 'd'), 9)).toEqual(
      files('b', 'd', 'c'),
    );
    const draft = after(partDraft({ value: files('a'), version: 1 }, 9), {
      type: 'typed',
      value: files('a', 'b'),
    });
    const joined = after(draft, { type: 'heard', part: { value: files('a', 'c'), version: 2 } });
    expect(joined).toMatchObject({ typed: files('a', 'c', 'b'), base: { version: 2 } });
  });

  it('need a choice where there is no room for both', () => {
    expect(mergedPartValue(files(), files('a'), files('b'), 1)).toBeUndefined();
  });
});

// A backend with versions, a line that loses requests and answers, another member, and a page that dies.
type Step =
  | { kind: 'type'; words: string }
  | { kind: 'send' }
  | { kind: 'arrive' }
  | { kind: 'answer' }
  | { kind: 'lose' }
  | { kind: 'other'; words: string }
  | { kind: 'hear' }
  | { kind: 'kill' }
  | { kind: 'choose'; choice: 'mine' | 'both' };

const words = fc.constantFrom('a', 'b', 'c', 'ab', 'abc', '');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: words.map((w): Step => ({ kind: 'type', words: w })) },
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'send' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'arrive' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'answer' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'lose' }) },
  { weight: 1, arbitrary: words.map((w): Step => ({ kind: 'other', words: w })) },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'hear' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'kill' }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('mine' as const, 'both' as const)
      .map((choice): Step => ({ kind: 'choose', choice })),
  },
);

function world() {
  const history: SavedPart[] = [saved('', 0)];
  const newest = () => history.at(-1) ?? saved('', 0);
  let draft = partDraft(newest(), 1);
  let request: { value: PartValue; version: number } | undefined;
  let answer: PartEvent | undefined;
  /** Versions by others that this person was shown before writing over them. */
  const unseen = new Set<number>();
  let last: PartValue | undefined;
  const store = (value: PartValue) => {
    const part = { value, version: newest().version + 1 };
    history.push(part);
    return part;
  };
  const apply = (event: PartEvent) => {
    draft = partDraftAfter(draft, event);
  };
  const run = (one: Step) => {
    switch (one.kind) {
      case 'type':
        last = text(one.words);
        return apply({ type: 'typed', value: last });
      case 'send':
        if (!canSendPart(draft) || !draft.typed) return undefined;
        request = { value: draft.typed, version: draft.base.version };
        answer = undefined;
        return apply({ type: 'sent' });
      case 'arrive':
        if (!request) return undefined;
        if (isSamePartValue(newest().value, request.value)) answer = { type: 'answered', part: newest() };
        else if (newest().version !== request.version) answer = { type: 'overtaken', part: newest() };
        else answer = { type: 'answered', part: store(request.value) };
        request = undefined;
        return undefined;
      case 'answer':
        if (answer && draft.sending) apply(answer);
        answer = undefined;
        return undefined;
      case 'lose':
        // The request may still arrive afterwards.
        answer = undefined;
        return draft.sending ? apply({ type: 'unanswered', at }) : undefined;
      case 'other':
        unseen.add(store(text(one.words)).version);
        return undefined;
      case 'hear':
        return apply({ type: 'heard', part: newest() });
      case 'kill': {
        const kept = keptPartFrom(JSON.parse(JSON.stringify(keptPart(draft) ?? null)));
        answer = undefined;
        draft = partDraft(newest(), 1, kept);
        return undefined;
      }
      case 'choose': {
        if (!hasConflict(draft)) return undefined;
        const theirs = draft.saved.value;
        apply({ type: 'chosen', choice: one.choice });
        if (one.choice === 'both' && last && 'text' in last && 'text' in theirs) last = shownPart(draft);
        return undefined;
      }
    }
  };
  return {
    run,
    draft: () => draft,
    isSafe: () =>
      last === undefined ||
      isSamePartValue(shownPart(draft), last) ||
      history.some(({ value }) => last !== undefined && isSamePartValue(value, last)),
    settle() {
      for (let round = 0; round < 20 && draft.typed !== undefined && !hasConflict(draft); round += 1) {
        if (draft.sending && !request && !answer) run({ kind: 'lose' });
        for (const kind of ['send', 'arrive', 'answer'] as const) run({ kind });
      }
      run({ kind: 'hear' });
    },
    newest,
  };
}

describe('whatever the order of answers, failures, others and killed pages', () => {
  const runs = Number(process.env['GROW_RUNS'] ?? 2000);

  it('nothing that was typed last is lost', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const one = world();
        for (const next of steps) {
          one.run(next);
          expect(one.isSafe()).toBe(true);
        }
      }),
      { numRuns: runs },
    );
  });

  it('it ends saved or with a choice, and what is shown then is what the backend has', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const one = world();
        steps.forEach((next) => one.run(next));
        one.settle();
        const draft = one.draft();
        if (!hasConflict(draft)) {
          expect(draft.typed).toBeUndefined();
          expect(shownPart(draft)).toEqual(one.newest().value);
        }
        expect(one.isSafe()).toBe(true);
      }),
      { numRuns: runs },
    );
  });
});
