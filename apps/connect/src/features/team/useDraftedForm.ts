import { useUserId } from '@grow/shell';
import { useEffect, useState } from 'react';
import { useForm, type FieldErrors, type Form } from '../form';
import { formDraftKey, keepDraft, withDraft, type FormTexts } from './formDraft';

const storage = () => window.localStorage;

type Options<Texts extends FormTexts> = {
  /** Names the form, with what it is about. */
  name: string;
  /** The texts as they are stored when the form opens. */
  stored: Texts;
  validate: (texts: Texts) => FieldErrors<Texts>;
  send: (texts: Texts) => Promise<void>;
};

/** A form of texts whose typed ones stay in this browser until they were sent or discarded. */
export function useDraftedForm<Texts extends FormTexts>(
  options: Options<Texts>,
): Form<Texts> & {
  discard: () => void;
} {
  const { name, validate, send } = options;
  const [stored] = useState(options.stored);
  const key = formDraftKey(name, useUserId() ?? '');
  const discard = () => keepDraft(storage, key, stored, stored);
  const form = useForm({
    initial: withDraft(storage, key, stored),
    validate,
    send: async (texts) => {
      await send(texts);
      discard();
    },
  });
  const { values } = form;
  useEffect(() => {
    keepDraft(storage, key, stored, values);
  }, [key, stored, values]);
  return { ...form, discard };
}
