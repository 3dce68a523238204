import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

/** Where a row is being dragged to: both counted from 0. */
interface Drag {
  from: number;
  to: number;
}

/** The rows of a list as the eye sees them, from top to bottom. */
const rowsOf = (list: HTMLElement): Element[] => [...list.children];

/** The row at a height of the window, in px: the first one whose middle is below it. */
function rowAt(list: HTMLElement, y: number): number {
  const rows = rowsOf(list);
  const found = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return found === -1 ? rows.length : found;
}

/**
 * Puts the rows of a list into another order, by dragging a handle or with the arrow keys on it. `onMove` gets the new place, 1 is
 * the first.
 */
export function useReorder(keys: readonly string[], onMove: (key: string, position: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const moved = useRef<string | undefined>(undefined);
  const order = keys.join();
  // An element that is moved loses the focus.
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    const row = list.current?.querySelector(`[data-step="${CSS.escape(moved.current)}"]`);
    row?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
    moved.current = undefined;
  }, [order]);

  const move = (from: number, to: number) => {
    const key = keys[from];
    if (key !== undefined && to !== from && to >= 0 && to < keys.length) onMove(key, to + 1);
  };
  const handleOf = (index: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      moved.current = keys[index];
      move(index, index + step);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag?.from !== index || !list.current) return;
      // Between two rows; the one that is dragged is no place of its own.
      const gap = rowAt(list.current, event.clientY);
      setDrag({ from: index, to: gap > index ? gap - 1 : gap });
    },
    onPointerUp: () => {
      if (drag?.from === index) move(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  /** How a row takes part in what is dragged. */
  const stateOf = (index: number): 'dragged' | 'above' | 'below' | undefined => {
    if (drag === null || drag.from === drag.to) return drag?.from === index ? 'dragged' : undefined;
    if (drag.from === index) return 'dragged';
    if (drag.to === index) return drag.to < drag.from ? 'above' : 'below';
    return undefined;
  };
  return { list, handleOf, stateOf };
}
