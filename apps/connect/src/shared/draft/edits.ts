import type { Kept } from './draftStore';

/** The values of a form: texts and switches. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The kept edits that fit the stored values by name and kind. */
export const editsOf =
  <V extends FormValues>(stored: V) =>
  (kept: Kept): Partial<V> => {
    const fits = ([name, value]: [string, unknown]) =>
      Object.hasOwn(stored, name) && typeof value === typeof stored[name];
    return Object.fromEntries(Object.entries(kept).filter(fits)) as Partial<V>;
  };

/** What was typed since `sent` went off: the fields that hold something else by now. */
export function typedSince<V extends FormValues>(edits: Partial<V>, sent: Partial<V>): Partial<V> {
  const entries = Object.entries(edits).filter(([name, value]) => value !== sent[name]);
  return Object.fromEntries(entries) as Partial<V>;
}

/** The edits that differ from what is stored; blanks around a text are no difference. */
export function changedValues<V extends FormValues>(stored: V, edits: Partial<V>): Partial<V> {
  const plain = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : value);
  const entries = Object.entries(edits) as [string, string | boolean][];
  const changed = entries.filter(([name, value]) => plain(value) !== plain(stored[name]));
  return Object.fromEntries(changed) as Partial<V>;
}
