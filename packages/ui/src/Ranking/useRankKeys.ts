import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

interface RankKeysInput {
  /** Of the rows that are shown, in their order. */
  keys: readonly string[];
  selected: string | undefined;
  onSelect: ((key: string) => void) | undefined;
  onNotes: ((key: string) => void) | undefined;
  /** R. */
  onOtherView: () => void;
}

const steps: Readonly<Record<string, number>> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 };

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest('li')?.querySelector<HTMLElement>('[data-key]') : undefined;

/** One stop for the Tab key in the rows. J and K select the next and the previous, N opens the notes, R the other order. */
export function useRankKeys({ keys, selected, onSelect, onNotes, onOtherView }: RankKeysInput) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<string>();
  const known = [focused, selected].find((key) => key !== undefined && keys.includes(key));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const key = event.key.toLowerCase();
    const current = keys.indexOf(rowOf(event.target)?.dataset.key ?? '');
    const step = steps[key];
    const at = { home: 0, end: keys.length - 1 }[key] ?? (step && current + step);
    const next = at === undefined ? undefined : keys[at];
    const here = keys[current];
    if (next !== undefined) {
      onSelect?.(next);
      list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next)}"]`)?.focus();
    } else if (key === 'n' && here !== undefined) onNotes?.(here);
    else if (key === 'r') onOtherView();
    else if (at === undefined) return;
    event.preventDefault();
  };
  const handleFocus = (event: FocusEvent) => setFocused(rowOf(event.target)?.dataset.key);
  return { list, stop: known ?? keys[0], handleKeyDown, handleFocus };
}
