import type { ChangeEvent, FormEvent } from 'react';
import { useTypedSearch } from './useTypedSearch';

/** The props of a form that searches, and of its text box. */
export function useSearchBox(text: string, search: (text: string) => void) {
  const box = useTypedSearch(text, search);
  return {
    form: {
      role: 'search',
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        box.searchNow();
      },
    },
    input: {
      value: box.typed,
      autoComplete: 'off',
      spellCheck: false,
      maxLength: 200,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => box.setTyped(target.value),
    },
  };
}
