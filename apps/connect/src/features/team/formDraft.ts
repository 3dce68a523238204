// What is typed about a team and not sent yet survives a closed tab and an ended session, but no sign-out.
import { DRAFT_PREFIX } from '@grow/shell';

/** Texts of a form by their names. */
export type FormTexts = Readonly<Record<string, string>>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a person's draft of a form is kept. */
export const formDraftKey = (form: string, userId: string): string => `${DRAFT_PREFIX}${form}-${userId}`;

/** The texts with what was typed before; what cannot be read counts as not typed. */
export function withDraft<Texts extends FormTexts>(
  storage: () => DraftStorage,
  key: string,
  texts: Texts,
): Texts {
  try {
    const stored = Object(JSON.parse(storage().getItem(key) ?? 'null')) as Record<string, unknown>;
    const typed = Object.entries(stored).filter(
      ([name, text]) => Object.hasOwn(texts, name) && typeof text === 'string',
    );
    return { ...texts, ...Object.fromEntries(typed) };
  } catch {
    return texts;
  }
}

/** Keeps what differs from the stored texts, or forgets the draft when nothing does. */
export function keepDraft(
  storage: () => DraftStorage,
  key: string,
  stored: FormTexts,
  typed: FormTexts,
): void {
  try {
    const changed = Object.entries(typed).filter(([name, text]) => text !== stored[name]);
    if (changed.length === 0) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(Object.fromEntries(changed)));
  } catch {
    // The form itself still holds what was typed.
  }
}
