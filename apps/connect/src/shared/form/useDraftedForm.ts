import { useUserId } from '@grow/shell';
import { useState } from 'react';
import { draftKey, editsOf, keepDraft, readDraft, useKeptDraft } from '../draft';
import { useForm, type FieldErrors, type Form } from './useForm';

type Options<Texts extends Readonly<Record<string, string>>> = {
  /** Names the form. */
  name: string;
  /** What it is about, where one form serves several. */
  about?: string;
  /** The texts as they are stored when the form opens. */
  stored: Texts;
  /** What the form begins with, out of the stored texts and what was typed before: just that unless told otherwise. */
  initial?: (typed: Texts) => Texts;
  validate: (texts: Texts) => FieldErrors<Texts>;
  send: (texts: Texts) => Promise<void>;
  /** As in `useForm`. */
  leavesWhenSent?: boolean;
};

/** A form of texts whose typed ones stay in this browser until they were sent or discarded. */
export function useDraftedForm<Texts extends Readonly<Record<string, string>>>(
  options: Options<Texts>,
): Form<Texts> & {
  discard: () => void;
} {
  const { name, about, validate, send, initial = (typed) => typed, leavesWhenSent = false } = options;
  const [stored] = useState(options.stored);
  const key = draftKey(useUserId() ?? '', name, about);
  const discard = () => keepDraft(key, undefined);
  const form = useForm<Texts>({
    initial: initial({ ...stored, ...readDraft(key, editsOf(stored)) }),
    validate,
    send: async (texts) => {
      await send(texts);
      discard();
    },
    leavesWhenSent,
  });
  const typed = Object.entries(form.values).filter(([field, text]) => text !== stored[field]);
  useKeptDraft(key, typed.length > 0 ? Object.fromEntries(typed) : undefined);
  return { ...form, discard };
}
