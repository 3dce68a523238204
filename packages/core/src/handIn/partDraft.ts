// What one person writes in one part, until the backend has it. Pure: events in, state out. Nothing that was typed leaves this
// state but by being saved, or by the person's own choice, who may bring it back.
import type { HandInPart } from './HandInPart';
import { isSamePartValue, mergedPartValue, partValueFrom, type PartValue } from './PartValue';

/** What the backend has, as far as is known here; version 0 is a part that nobody wrote. */
export type SavedPart = Pick<HandInPart, 'value' | 'version'> &
  Partial<Pick<HandInPart, 'writtenBy' | 'writtenAt'>>;

/** Why something that was typed is not saved. */
export type PartProblem =
  /** No answer came; it is sent again. */
  | { readonly kind: 'offline'; readonly since: Date }
  /** The session has ended; it is sent after the next login. */
  | { readonly kind: 'session' }
  /** The backend will not take it: the code of an AppError and its details. */
  | { readonly kind: 'refused'; readonly code: string; readonly details: string | undefined };

/** What one person writes in one part. */
export interface PartDraft {
  /** How many entries a list may have. */
  readonly maxCount: number;
  /** The newest that is known of the backend. */
  readonly saved: SavedPart;
  /** What was typed and is not saved. */
  readonly typed: PartValue | undefined;
  /** What the person saw when they typed: a newer one by somebody else is a conflict. */
  readonly base: SavedPart;
  /** What is under way. */
  readonly sending: PartValue | undefined;
  /** What was sent and may have arrived: the answer was lost. */
  readonly unanswered: readonly PartValue[];
  readonly problem: PartProblem | undefined;
  /** What the person gave up for somebody else's words, and may bring back. */
  readonly setAside: PartValue | undefined;
}

/** What the browser keeps of a part, so that a killed page and an ended session lose nothing. */
export type KeptPart = Pick<PartDraft, 'typed' | 'unanswered' | 'setAside'> & {
  readonly base: Pick<SavedPart, 'value' | 'version'>;
};

/** What can happen to a part. */
export type PartEvent =
  | { readonly type: 'typed'; readonly value: PartValue }
  /** What is typed goes off. */
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly part: SavedPart }
  /** Somebody else changed the part; the refusal brings it as it is. */
  | { readonly type: 'overtaken'; readonly part: SavedPart }
  | { readonly type: 'unanswered'; readonly at: Date }
  | { readonly type: 'sessionEnded' }
  | { readonly type: 'refused'; readonly code: string; readonly details: string | undefined }
  /** The part was read again, or another member's change was told. */
  | { readonly type: 'heard'; readonly part: SavedPart }
  /** It is worth another try. */
  | { readonly type: 'resumed' }
  | { readonly type: 'chosen'; readonly choice: ConflictChoice }
  | { readonly type: 'broughtBack' };

/** What becomes of a text that two people changed. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

/** A part as it was read, with what this browser kept of it. */
export function partDraft(saved: SavedPart, maxCount: number, kept?: KeptPart): PartDraft {
  return settled({
    maxCount,
    saved,
    typed: kept?.typed,
    base: kept ? kept.base : saved,
    sending: undefined,
    unanswered: kept?.unanswered ?? [],
    problem: undefined,
    setAside: kept?.setAside,
  });
}

/** What is to be kept of a part in the browser; undefined when the backend has everything. */
export function keptPart({ typed, base, sending, unanswered, setAside }: PartDraft): KeptPart | undefined {
  if (typed === undefined && setAside === undefined) return undefined;
  const open = sending === undefined ? unanswered : [...unanswered, sending];
  return { typed, unanswered: open, setAside, base: { value: base.value, version: base.version } };
}

/** What the person reads in the field. */
export const shownPart = ({ typed, saved }: PartDraft): PartValue => typed ?? saved.value;

/** Whether somebody else changed what is typed here, so that the person has to choose. */
export const hasConflict = ({ typed, sending, saved, base }: PartDraft): boolean =>
  typed !== undefined && sending === undefined && saved.version !== base.version;

/** Whether there is something to send, and nothing against it. */
export const canSendPart = (draft: PartDraft): boolean =>
  draft.typed !== undefined &&
  draft.sending === undefined &&
  draft.problem?.kind !== 'refused' &&
  !hasConflict(draft);

/** How a part stands, in one word for screens. */
export type PartDraftState = 'saved' | 'typed' | 'saving' | 'offline' | 'session' | 'refused' | 'conflict';

/** How a part stands. */
export function partDraftState(draft: PartDraft): PartDraftState {
  if (draft.sending) return draft.problem?.kind === 'offline' ? 'offline' : 'saving';
  if (draft.typed === undefined) return 'saved';
  if (hasConflict(draft)) return 'conflict';
  return draft.problem?.kind ?? 'typed';
}

const newer = (a: SavedPart, b: SavedPart): SavedPart => (b.version > a.version ? b : a);

/** Draws the conclusions: what arrived without an answer, what is the same anyway, and lists that can be joined. */
function settled(draft: PartDraft): PartDraft {
  const { typed, saved, base, unanswered, sending } = draft;
  if (typed === undefined || sending !== undefined) return draft;
  if (saved.version > base.version && unanswered.some((one) => isSamePartValue(one, saved.value))) {
    return settled({ ...draft, base: saved, unanswered: [] });
  }
  // With an answer missing, the backend may have something newer than what is known.
  if (unanswered.length === 0 && isSamePartValue(typed, saved.value)) {
    return { ...draft, typed: undefined, base: saved, problem: undefined };
  }
  if (saved.version !== base.version) {
    const merged = mergedPartValue(base.value, typed, saved.value, draft.maxCount);
    if (merged) return settled({ ...draft, typed: merged, base: saved, unanswered: [] });
  }
  return draft;
}

/** Two texts below each other: mine first. */
function joined(mine: PartValue, theirs: PartValue): PartValue {
  if ('text' in mine && 'text' in theirs) return { text: `${mine.text}\n\n${theirs.text}` };
  return mine;
}

function answered(draft: PartDraft, part: SavedPart): PartDraft {
  const { sending, typed } = draft;
  const isAllSaved = typed !== undefined && sending !== undefined && isSamePartValue(typed, sending);
  const saved = newer(draft.saved, part);
  return settled({
    ...draft,
    saved,
    sending: undefined,
    unanswered: [],
    problem: undefined,
    typed: isAllSaved ? undefined : typed,
    base: isAllSaved ? saved : part,
  });
}

function chosen(draft: PartDraft, choice: ConflictChoice): PartDraft {
  const { typed, saved } = draft;
  if (!hasConflict(draft) || typed === undefined) return draft;
  const resolved = { ...draft, base: saved, unanswered: [], problem: undefined };
  if (choice === 'theirs') return { ...resolved, typed: undefined, setAside: typed };
  return settled({ ...resolved, typed: choice === 'both' ? joined(typed, saved.value) : typed });
}

/** The part after something happened to it. */
export function partDraftAfter(draft: PartDraft, event: PartEvent): PartDraft {
  switch (event.type) {
    case 'typed': {
      const base = draft.typed === undefined && draft.sending === undefined ? draft.saved : draft.base;
      const problem = draft.problem?.kind === 'refused' ? undefined : draft.problem;
      return settled({ ...draft, typed: event.value, base, problem, setAside: undefined });
    }
    case 'sent':
      return canSendPart(draft) ? { ...draft, sending: draft.typed } : draft;
    case 'answered':
      return answered(draft, event.part);
    case 'overtaken':
      // A part that is gone counts as it is, too.
      return settled({
        ...draft,
        sending: undefined,
        problem: undefined,
        saved: event.part.version === 0 ? event.part : newer(draft.saved, event.part),
      });
    case 'unanswered': {
      const since = draft.problem?.kind === 'offline' ? draft.problem.since : event.at;
      const { sending } = draft;
      return settled({
        ...draft,
        sending: undefined,
        unanswered: sending ? [...draft.unanswered, sending] : draft.unanswered,
        problem: { kind: 'offline', since },
      });
    }
    case 'sessionEnded':
      return settled({ ...draft, sending: undefined, problem: { kind: 'session' } });
    case 'refused': {
      const { code, details } = event;
      return settled({ ...draft, sending: undefined, problem: { kind: 'refused', code, details } });
    }
    case 'heard': {
      const saved = newer(draft.saved, event.part);
      return draft.typed === undefined ? { ...draft, saved, base: saved } : settled({ ...draft, saved });
    }
    case 'resumed':
      return draft.problem?.kind === 'refused' ? { ...draft, problem: undefined } : draft;
    case 'chosen':
      return chosen(draft, event.choice);
    case 'broughtBack':
      return draft.setAside === undefined
        ? draft
        : settled({ ...draft, typed: draft.setAside, base: draft.saved, setAside: undefined });
  }
}

/** Reads what the browser kept; undefined for what cannot be read: it counts as not typed. */
export function keptPartFrom(value: unknown): KeptPart | undefined {
  try {
    const kept = value as Record<string, unknown>;
    const base = kept['base'] as Record<string, unknown>;
    const optional = (one: unknown) => (one === undefined ? undefined : partValueFrom(one));
    const read: KeptPart = {
      typed: optional(kept['typed']),
      unanswered: (kept['unanswered'] as unknown[]).map(partValueFrom),
      setAside: optional(kept['setAside']),
      base: { value: partValueFrom(base['value']), version: Number(base['version']) },
    };
    return Number.isInteger(read.base.version) ? read : undefined;
  } catch {
    return undefined;
  }
}
