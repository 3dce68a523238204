import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

interface Cell {
  row: number;
  column: number;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const inside = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(count - 1, 0));

/** Where a key leads in a grid; undefined for one that leads nowhere. */
export function cellAfter(
  key: string,
  { row, column }: Cell,
  size: { rows: number; columns: number },
  isWide: boolean,
): Cell | undefined {
  if (key === 'Home') return { row: isWide ? 0 : row, column: 0 };
  if (key === 'End') return { row: isWide ? size.rows - 1 : row, column: size.columns - 1 };
  const step = steps[key];
  return step && { row: inside(row + step[0], size.rows), column: inside(column + step[1], size.columns) };
}

const cellOf = (element: Element): Cell | undefined => {
  const [row, column] = element.getAttribute('data-at')?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
};

/** One stop for the Tab key in a table of buttons that say `data-at="row column"`; arrows, Home and End move between them. */
export function useCellKeys(rows: number, columns: number) {
  const table = useRef<HTMLTableElement>(null);
  const [focus, setFocus] = useState<Cell>({ row: 0, column: 0 });
  const active = { row: inside(focus.row, rows), column: inside(focus.column, columns) };
  const handleKeyDown = (event: KeyboardEvent) => {
    const cell = event.target instanceof Element ? cellOf(event.target) : undefined;
    if (!cell || event.altKey || event.metaKey) return;
    const next = cellAfter(event.key, cell, { rows, columns }, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    setFocus(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.row} ${next.column}"]`)?.focus();
  };
  const handleFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    if (cell) setFocus(cell);
  };
  const cellProps = (row: number, column: number) => ({
    'data-at': `${row} ${column}`,
    tabIndex: row === active.row && column === active.column ? 0 : -1,
  });
  return { table, cellProps, handleKeyDown, handleFocus };
}
