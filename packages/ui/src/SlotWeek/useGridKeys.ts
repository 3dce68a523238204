import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const steps: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const cellOf = (row: number, column: number) => `[data-cell='${row}:${column}']`;

/** Arrows move between the cells of a table, of which one at a time is reached by Tab. Cells are `data-cell="row:column"`. */
export function useGridKeys(
  [rows, columns]: readonly [rows: number, columns: number],
  first: string,
  onBlock: ((key: string) => void) | undefined,
) {
  const [current, setCurrent] = useState(first);
  const root = useRef<HTMLTableElement>(null);
  const hadFocus = useRef(false);
  // What was pressed may be another thing by now, such as a slot where none was: who works there goes on there.
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`[data-cell='${current}']`)?.focus({ preventScroll: true });
  });
  const handleFocus = (event: FocusEvent<HTMLTableElement>) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    if (cell) setCurrent(cell);
    hadFocus.current = true;
  };
  const handleBlur = ({ target, relatedTarget }: FocusEvent<HTMLTableElement>) => {
    // Whoever goes into a dialog comes back from it.
    hadFocus.current = document.activeElement === target || relatedTarget?.closest('dialog') != null;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    const [row = 0, column = 0] = (target.dataset['cell'] ?? '').split(':').map(Number);
    const key = target.dataset['slot'];
    if (event.key.toLowerCase() === 'b' && key && onBlock) onBlock(key);
    else if (steps[event.key]) {
      const [down, right] = steps[event.key] ?? [0, 0];
      // Past cells where nothing can be done to the next one where something can.
      for (let at = 1; at <= Math.max(rows, columns); at += 1) {
        const next = event.currentTarget.querySelector<HTMLElement>(
          cellOf(row + down * at, column + right * at),
        );
        if (!next) continue;
        next.focus();
        break;
      }
    } else return;
    event.preventDefault();
  };
  return { current, root, handleFocus, handleBlur, handleKeyDown };
}
