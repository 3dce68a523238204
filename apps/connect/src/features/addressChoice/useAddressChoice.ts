import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type ChooseOptions = {
  /** Typing makes no step in the browser's history; choosing does. */
  readonly isTyping?: boolean;
};

/** Changes what the address asks for. */
export type Choose<Choice> = (changes: Partial<Choice>, options?: ChooseOptions) => void;

/**
 * What the address asks for (filters, order, page), and the way to ask for something else; every
 * change but that of the page begins at the first page. `read` and `write` are of the module, not of a render.
 */
export function useAddressChoice<Choice extends { readonly page: number }>(
  read: (query: URLSearchParams) => Choice,
  write: (query: URLSearchParams, choice: Choice) => URLSearchParams,
): { choice: Choice; choose: Choose<Choice> } {
  const [query, setQuery] = useSearchParams();
  const choice = useMemo(() => read(query), [query, read]);
  const choose: Choose<Choice> = (changes, { isTyping = false } = {}) => {
    // The browser's address and not the last render's: a second choice may come before the first is drawn.
    const now = new URLSearchParams(window.location.search);
    setQuery(write(now, { ...read(now), page: 1, ...changes }), {
      replace: isTyping,
      preventScrollReset: true,
    });
  };
  return { choice, choose };
}
