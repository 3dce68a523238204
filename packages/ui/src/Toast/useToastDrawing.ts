import { useEffect, useState } from 'react';
import type { keepClear, ToastList } from './ToastList';

/** What the notifications are drawn with, and kept clear of bars. */
interface Drawing {
  ToastList: typeof ToastList;
  keepClear: typeof keepClear;
}

/** In milliseconds, after a load that failed; twice as long after each further one. */
const RETRY_AFTER = 2_000;

/**
 * What a notification is drawn with: it comes with the first component that may show one, so that the loss of the
 * connection can be told, too. A load that failed is tried again; what is to be told waits for it.
 */
export function useToastDrawing(isNeeded: boolean): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (drawing || !isNeeded) return;
    const wait = failures === 0 ? 0 : RETRY_AFTER * 2 ** (failures - 1);
    const timer = setTimeout(() => {
      import('./ToastList').then(setDrawing, () => setFailures((before) => before + 1));
    }, wait);
    return () => clearTimeout(timer);
  }, [drawing, isNeeded, failures]);
  return drawing;
}
