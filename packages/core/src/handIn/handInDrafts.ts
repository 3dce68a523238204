// The parts of one hand-in as a page writes them: when something is sent, kept and tried again. What becomes of each part is
// decided in `partDraft`.
import { toAppError } from '../errors/toAppError';
import type { Cancel, Clock } from '../time/clock';
import { handInPartFromRow } from './HandInPart';
import {
  canSendPart,
  hasConflict,
  keptPart,
  partDraft,
  partDraftAfter,
  shownPart,
  type KeptPart,
  type PartDraft,
  type PartEvent,
  type SavedPart,
} from './partDraft';
import { blankPartValue, type PartValue } from './PartValue';
import type { MilestonePart } from '../milestone/MilestonePart';

/** What a page brings to write a hand-in. */
export interface HandInDraftsEffects {
  readonly clock: Clock;
  /** Saves a part over the version that was seen. @throws AppError */
  readonly save: (key: string, value: PartValue, version: number) => Promise<SavedPart>;
  /** What this browser kept of a part for this person. */
  readonly readKept: (key: string) => KeptPart | undefined;
  /** Keeps it, or forgets it when it is undefined. */
  readonly keep: (key: string, kept: KeptPart | undefined) => void;
  /** Milliseconds after the last key until what was typed is saved. */
  readonly pauseMs?: number;
  /** Milliseconds until something that was not answered is sent again; the last one goes on. */
  readonly retryMs?: readonly number[];
}

/** The parts of a hand-in as they are written. */
export interface HandInDrafts {
  /** Follows changes, as stores of React do. */
  readonly subscribe: (listener: () => void) => Cancel;
  readonly getSnapshot: () => ReadonlyMap<string, PartDraft>;
  /** Something was typed; it is saved after a pause. `change` is given what stands there now. */
  edit(key: string, change: PartValue | ((now: PartValue) => PartValue)): void;
  /** The parts as the backend has them were read again. */
  hear(parts: ReadonlyMap<string, SavedPart>): void;
  /** Resolves a conflict, or brings back what was given up. */
  dispatch(key: string, event: Extract<PartEvent, { type: 'chosen' | 'broughtBack' }>): void;
  /** Saves at once what was typed, in one part or in all; resolves once nothing is under way. */
  flush(key?: string): Promise<void>;
  /** The line or the session is back: what waits is sent, and what was refused is tried once more. */
  resume(): void;
  /** Saves nothing any more; what is not saved stays in the browser. */
  close(): void;
}

const PAUSE_MS = 800;
const RETRY_MS = [5_000, 15_000, 60_000];

type WrittenPart = Pick<MilestonePart, 'key' | 'kind'>;

const limitOf = (part: WrittenPart & { readonly maxCount?: number }): number => part.maxCount ?? 1;

/** A part that nobody wrote. */
export const unwrittenPart = (kind: MilestonePart['kind']): SavedPart => ({
  value: blankPartValue(kind),
  version: 0,
});

/** What an answer that came instead of a saved part means. */
function eventOfFailure(error: unknown, part: WrittenPart, clock: Clock): PartEvent {
  const { code, details } = toAppError(error);
  if (code === 'part_changed') {
    return { type: 'overtaken', part: partFromDetails(details) ?? unwrittenPart(part.kind) };
  }
  if (code === 'unauthorized') return { type: 'sessionEnded' };
  const isUnanswered = ['network', 'timeout', 'aborted', 'server', 'rate_limited', 'invalid_response'];
  if (isUnanswered.includes(code)) return { type: 'unanswered', at: new Date(clock.now()) };
  return { type: 'refused', code, details };
}

function partFromDetails(details: string | undefined): SavedPart | undefined {
  try {
    return handInPartFromRow(JSON.parse(details ?? ''));
  } catch {
    return undefined;
  }
}

/** Opens the parts of a hand-in for writing: `saved` is what was read. */
export function createHandInDrafts(
  parts: readonly (WrittenPart & { readonly maxCount?: number })[],
  saved: ReadonlyMap<string, SavedPart>,
  effects: HandInDraftsEffects,
): HandInDrafts {
  const { clock, save, readKept, keep, pauseMs = PAUSE_MS, retryMs = RETRY_MS } = effects;
  const listeners = new Set<() => void>();
  const timers = new Map<string, Cancel>();
  const failures = new Map<string, number>();
  const underWay = new Map<string, Promise<void>>();
  let isClosed = false;
  let drafts: ReadonlyMap<string, PartDraft> = new Map(
    parts.map((part) => [
      part.key,
      partDraft(saved.get(part.key) ?? unwrittenPart(part.kind), limitOf(part), readKept(part.key)),
    ]),
  );

  function apply(key: string, event: PartEvent): void {
    const before = drafts.get(key);
    if (!before) return;
    const after = partDraftAfter(before, event);
    if (after === before) return;
    drafts = new Map(drafts).set(key, after);
    keep(key, keptPart(after));
    listeners.forEach((listener) => listener());
  }

  function schedule(key: string, ms: number): void {
    timers.get(key)?.();
    timers.set(
      key,
      clock.after(ms, () => void send(key)),
    );
  }

  async function attempt(part: WrittenPart, { typed, base }: PartDraft): Promise<void> {
    const { key } = part;
    if (typed === undefined) return;
    apply(key, { type: 'sent' });
    try {
      const answer = await save(key, typed, base.version);
      failures.delete(key);
      apply(key, { type: 'answered', part: answer });
    } catch (error) {
      const event = eventOfFailure(error, part, clock);
      apply(key, event);
      if (event.type === 'unanswered') retry(key);
      else failures.delete(key);
    }
  }

  function retry(key: string): void {
    if (isClosed) return;
    const count = failures.get(key) ?? 0;
    failures.set(key, count + 1);
    schedule(key, retryMs[Math.min(count, retryMs.length - 1)] ?? 0);
  }

  /** Sends a part until nothing is left to send, one request at a time. */
  function send(key: string): Promise<void> {
    timers.get(key)?.();
    timers.delete(key);
    const running = underWay.get(key);
    if (running) return running;
    const part = parts.find((one) => one.key === key);
    const run = async () => {
      for (let draft = drafts.get(key); part && draft && canSendPart(draft) && !isClosed;) {
        await attempt(part, draft);
        const after = drafts.get(key);
        if (after?.problem !== undefined) return;
        draft = after;
      }
    };
    const sending = run().finally(() => underWay.delete(key));
    underWay.set(key, sending);
    return sending;
  }

  for (const { key } of parts) {
    const draft = drafts.get(key);
    if (draft && canSendPart(draft)) schedule(key, pauseMs);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => drafts,
    edit(key, change) {
      const draft = drafts.get(key);
      if (!draft) return;
      apply(key, {
        type: 'typed',
        value: typeof change === 'function' ? change(shownPart(draft)) : change,
      });
      // What follows a request is sent when that has its answer.
      if (!underWay.has(key)) schedule(key, pauseMs);
    },
    hear(heard) {
      for (const [key, part] of heard) {
        apply(key, { type: 'heard', part });
        const draft = drafts.get(key);
        if (draft && canSendPart(draft) && !timers.has(key) && !underWay.has(key)) schedule(key, pauseMs);
      }
    },
    dispatch(key, event) {
      apply(key, event);
      void send(key);
    },
    async flush(key) {
      await Promise.all((key === undefined ? [...drafts.keys()] : [key]).map((one) => send(one)));
    },
    resume() {
      for (const key of drafts.keys()) {
        apply(key, { type: 'resumed' });
        void send(key);
      }
    },
    close() {
      isClosed = true;
      timers.forEach((cancel) => cancel());
      timers.clear();
      listeners.clear();
    },
  };
}

/** Whether everything that was typed is saved. */
export const areAllSaved = (drafts: ReadonlyMap<string, PartDraft>): boolean =>
  [...drafts.values()].every(({ typed }) => typed === undefined);

/** The parts about which two people have to agree first. */
export const conflictingParts = (drafts: ReadonlyMap<string, PartDraft>): string[] =>
  [...drafts].filter(([, draft]) => hasConflict(draft)).map(([key]) => key);
