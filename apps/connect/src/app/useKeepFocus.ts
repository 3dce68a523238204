import { useEffect } from 'react';

/** Keeps the focus on the page; what does it comes with the first screen's rest, as nobody has pressed anything before. */
export function useKeepFocus(): void {
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    import('./keepFocus').then(
      ({ keepFocus }) => {
        if (!isOver) stop = keepFocus();
      },
      // Without a connection the browser's own way holds until the next page.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}
