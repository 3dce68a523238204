import { useEffect, useRef, useState } from 'react';

/** How long typing rests before it is searched for, in milliseconds. */
const REST_MS = 250;

/** A search box over the address: shows what is typed at once, tells it after a rest, and follows back and forward. */
export function useTypedSearch(searched: string, search: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const own = useRef(searched);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  // Another text than the one searched last: somebody went back, or cleared the search.
  useEffect(() => {
    if (searched !== own.current) {
      own.current = searched;
      setTyped(searched);
    }
  }, [searched]);
  useEffect(() => {
    if (typed === own.current) return;
    const timer = setTimeout(() => {
      if (typed === own.current) return;
      own.current = typed;
      latest.current(typed);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const searchNow = () => {
    if (typed === own.current) return;
    own.current = typed;
    search(typed);
  };
  return { typed, setTyped, searchNow };
}
