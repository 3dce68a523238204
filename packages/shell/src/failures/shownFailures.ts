// Whether the page shows that something failed, with the way to try again, so that it is not said twice.
import { useLayoutEffect, useSyncExternalStore } from 'react';

let shown = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  shown += by;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says that this component shows a failure and a way to try again, for as long as it stands on the page. */
export function useFailureShown(isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    change(1);
    return () => change(-1);
  }, [isShown]);
}

/** Whether some part of the page shows a failure. */
export const useIsFailureShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  );
