import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPeopleSearch, writePeopleSearch, type PeopleSearch } from './peopleSearch';

type ChooseOptions = {
  /** Typing makes no step in the browser's history; choosing does. */
  readonly isTyping?: boolean;
};

/** Which people the address asks for, and the way to ask for others; everything but a page begins at the first page. */
export function usePeopleSearch() {
  const [query, setQuery] = useSearchParams();
  const search = useMemo(() => readPeopleSearch(query), [query]);
  const choose = (changes: Partial<PeopleSearch>, { isTyping = false }: ChooseOptions = {}) => {
    setQuery((now) => writePeopleSearch(now, { ...readPeopleSearch(now), page: 1, ...changes }), {
      replace: isTyping,
      preventScrollReset: true,
    });
  };
  return { search, choose };
}
