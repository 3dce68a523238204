import { useUserId } from '@grow/shell';
import { draftKey, editsOf, keepDraft, readDraft } from '../draft';
import type { FormDraft } from './components/FormBody';

type Texts = Readonly<Record<string, string>>;

/** The draft of a dialog of texts: the form's name, and what it is about where one form serves several. */
export function useFormDraft<Values extends Texts>(name: string, about?: string): FormDraft<Values> {
  const key = draftKey(useUserId() ?? '', name, about);
  return {
    read: (initial) => ({ ...initial, ...readDraft(key, editsOf(initial)) }),
    keep: (values, initial) => {
      const typed = Object.entries(values).filter(([field, text]) => text !== initial[field]);
      keepDraft(key, typed.length > 0 ? Object.fromEntries(typed) : undefined);
    },
  };
}
