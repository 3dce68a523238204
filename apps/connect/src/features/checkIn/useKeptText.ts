import { useCallback, useState } from 'react';

/** A choice about this device that outlives the page; where the browser keeps nothing it lives as long as the page. */
export function useKeptText(name: string, initial: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    try {
      return window.localStorage.getItem(name) ?? initial;
    } catch {
      return initial;
    }
  });
  const keep = useCallback(
    (next: string) => {
      setText(next);
      try {
        window.localStorage.setItem(name, next);
      } catch {
        // The name is asked again after a reload.
      }
    },
    [name],
  );
  return [text, keep];
}
