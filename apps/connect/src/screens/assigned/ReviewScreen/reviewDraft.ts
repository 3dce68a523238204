import { characterCount, reviewLimits, type AdviceOfVerdict, type HandInDecision } from '@grow/core/hand-in';
import { MENTOR_NOTE_LENGTH } from '@grow/core/mentor-note';
import type { Kept } from '../../../shared/draft';

/** What somebody has begun to say of a version. */
export type ReviewDraft = {
  readonly decision?: HandInDecision;
  readonly note?: string;
  /** Undefined where it was not touched: then the stored one stands. */
  readonly privateNote?: string;
  readonly advice?: readonly AdviceOfVerdict[];
  /** Advice that is typed and not added yet; it goes along when the verdict is sent. */
  readonly typedAdvice?: string;
};

/** Advice as it begins: due in the first of the weeks, and by whomever the team chooses. */
export const newAdvice = (
  text: string,
  [dueWeek]: readonly number[],
  id: string = crypto.randomUUID(),
): AdviceOfVerdict => ({ id, text: text.trim(), dueWeek, assignedTo: undefined });

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function adviceOf(value: unknown): AdviceOfVerdict[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).flatMap((entry) => {
    const { id, text, dueWeek, assignedTo } = (entry ?? {}) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof text !== 'string') return [];
    return [
      {
        id,
        text,
        dueWeek: typeof dueWeek === 'number' ? dueWeek : undefined,
        assignedTo: textOf(assignedTo),
      },
    ];
  });
}

/** What is kept of a draft; what fits nowhere counts as not typed. */
export function reviewDraftFrom(kept: Kept): ReviewDraft {
  const { decision } = kept;
  const [note, privateNote] = [textOf(kept['note']), textOf(kept['privateNote'])];
  const typedAdvice = textOf(kept['typedAdvice']);
  const advice = adviceOf(kept['advice']);
  return {
    ...(decision === 'accepted' || decision === 'changes_requested' ? { decision } : {}),
    ...(note === undefined ? {} : { note }),
    ...(privateNote === undefined ? {} : { privateNote }),
    ...(advice.length > 0 ? { advice } : {}),
    ...(typedAdvice ? { typedAdvice } : {}),
  };
}

/** Whether nothing of it is worth keeping. */
export const isBlankDraft = ({ decision, note, privateNote, advice, typedAdvice }: ReviewDraft): boolean =>
  decision === undefined &&
  !note &&
  privateNote === undefined &&
  (advice ?? []).length === 0 &&
  !typedAdvice?.trim();

/** What keeps a verdict from being given. */
export type VerdictFault = 'choose' | 'note' | 'long';

/** What is missing in a draft before it can be sent. */
export function verdictFault(draft: ReviewDraft): VerdictFault | undefined {
  const { decision, note = '', privateNote = '', advice = [], typedAdvice = '' } = draft;
  if (decision === undefined) return 'choose';
  if (decision === 'changes_requested' && note.trim() === '') return 'note';
  const isLong =
    characterCount(note.trim()) > reviewLimits.note ||
    characterCount(privateNote.trim()) > MENTOR_NOTE_LENGTH ||
    characterCount(typedAdvice.trim()) > reviewLimits.advice ||
    (typedAdvice.trim() !== '' && advice.length >= reviewLimits.adviceCount);
  return isLong ? 'long' : undefined;
}
