import { useEffect, useRef, useState } from 'react';

/** How long typing rests before it is searched for, in milliseconds. */
const REST_MS = 250;

/** A search box over the address: shows what is typed at once, tells it after a rest, and follows back and forward. */
export function useTypedSearch(told: string, tell: (text: string) => void) {
  const [typed, setTyped] = useState(told);
  const own = useRef(told);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  // Another text than the one told last: somebody went back, or cleared the search.
  useEffect(() => {
    if (told !== own.current) {
      own.current = told;
      setTyped(told);
    }
  }, [told]);
  useEffect(() => {
    if (typed === own.current) return;
    const timer = setTimeout(() => {
      if (typed === own.current) return;
      own.current = typed;
      latest.current(typed);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const tellNow = () => {
    if (typed === own.current) return;
    own.current = typed;
    tell(typed);
  };
  return { typed, setTyped, tellNow };
}
