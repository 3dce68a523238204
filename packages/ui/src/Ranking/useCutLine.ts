import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { rowHeight } from './rankingTypes';

/** How far a key moves the line: an arrow the way it points, by one place, with Shift by five. */
export function cutAfter(key: string, isFar: boolean, cut: number, count: number): number | undefined {
  const step = isFar ? 5 : 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: cut - step,
    ArrowLeft: cut - step,
    ArrowDown: cut + step,
    ArrowRight: cut + step,
    PageUp: cut - 5,
    PageDown: cut + 5,
    Home: 0,
    End: count,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count);
}

interface CutLineInput {
  cut: number;
  /** How many teams there are. */
  count: number;
  /** How many rows are shown, which is as far as one can drag. */
  shown: number;
  onCutChange: (cut: number) => void;
}

/** The line as a slider: keys, and a pointer that drags it from row to row. */
export function useCutLine({ cut, count, shown, onCutChange }: CutLineInput) {
  const grabbed = useRef<{ from: number; y: number }>(undefined);
  const reported = useRef(cut);
  const report = (next: number) => {
    if (next === reported.current) return;
    reported.current = next;
    onCutChange(next);
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.metaKey || event.ctrlKey) return;
      const next = cutAfter(event.key, event.shiftKey, cut, count);
      if (next === undefined) return;
      event.preventDefault();
      if (next !== cut) onCutChange(next);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grabbed.current = { from: cut, y: event.pageY };
      reported.current = cut;
    },
    onPointerMove: (event: PointerEvent) => {
      const start = grabbed.current;
      if (!start) return;
      const next = start.from + Math.round((event.pageY - start.y) / rowHeight);
      report(Math.min(Math.max(next, 0), Math.min(shown, count)));
    },
    onPointerUp: () => {
      grabbed.current = undefined;
    },
    onPointerCancel: () => {
      grabbed.current = undefined;
    },
  };
}
