// What an organiser types and has not saved survives a reload, a closed tab and an ended session, but no sign-out.
import { DRAFT_PREFIX } from '@grow/shell';

/** The values of a form: texts and switches. */
export type ContentValues = Readonly<Record<string, string | boolean>>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the unsaved edits of one entry are kept; `id` is 'new' for one that is being added. */
export const contentDraftKey = (userId: string, kind: string, id: string): string =>
  `${DRAFT_PREFIX}${kind}-${userId}-${id}`;

/** The kept edits that fit the stored values by name and kind; what cannot be read counts as not typed. */
export function readContentDraft<V extends ContentValues>(
  storage: () => DraftStorage,
  key: string,
  stored: V,
): Partial<V> {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    const fitting = Object.entries(kept).filter(([name, value]) => typeof value === typeof stored[name]);
    return Object.fromEntries(fitting) as Partial<V>;
  } catch {
    return {};
  }
}

/** Keeps edits, or forgets the draft when there are none. A storage that refuses loses it with the tab. */
export function keepContentDraft(storage: () => DraftStorage, key: string, edits: ContentValues): void {
  try {
    if (Object.keys(edits).length === 0) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(edits));
  } catch {
    // The form itself still holds what was typed.
  }
}

/** What was typed since `sent` went off: the fields that hold something else by now. */
export function typedSince<V extends ContentValues>(edits: Partial<V>, sent: Partial<V>): Partial<V> {
  const entries = Object.entries(edits).filter(([name, value]) => value !== sent[name]);
  return Object.fromEntries(entries) as Partial<V>;
}

/** The edits that differ from what is stored; blanks around a text are no difference. */
export function changedValues<V extends ContentValues>(stored: V, edits: Partial<V>): Partial<V> {
  const plain = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : value);
  const entries = Object.entries(edits) as [string, string | boolean][];
  const changed = entries.filter(([name, value]) => plain(value) !== plain(stored[name]));
  return Object.fromEntries(changed) as Partial<V>;
}
