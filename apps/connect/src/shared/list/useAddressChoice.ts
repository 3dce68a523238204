import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AddressCodec } from './addressCodec';

type ChooseOptions = {
  /** Typing makes no step in the browser's history; choosing does. */
  readonly isTyping?: boolean;
};

/** Changes what the address asks for. */
export type Choose<Choice> = (changes: Partial<Choice>, options?: ChooseOptions) => void;

/**
 * What the address asks for (filters, order, page), and the way to ask for something else; every
 * change but that of the page begins at the first page. The codec is of the module, not of a render.
 */
export function useAddressChoice<Choice extends object>({
  read,
  write,
}: Pick<AddressCodec<Choice>, 'read' | 'write'>): { choice: Choice; choose: Choose<Choice> } {
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
