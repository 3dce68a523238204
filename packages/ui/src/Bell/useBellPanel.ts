import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

const stopSelector = 'a[href], button:not([disabled])';

/** The panel's keys: arrows, Home and End move, Esc returns focus; a click or a step elsewhere closes. */
export const useBellPanel = (isOpen: boolean, onOpenChange: (isOpen: boolean) => void) => {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef(onOpenChange);
  useEffect(() => {
    latest.current = onOpenChange;
  });

  useEffect(() => {
    if (!isOpen) return;
    const handlePointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) latest.current(false);
    };
    document.addEventListener('pointerdown', handlePointer);
    return () => document.removeEventListener('pointerdown', handlePointer);
  }, [isOpen]);

  const close = () => {
    onOpenChange(false);
    trigger.current?.focus();
  };

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    // Focus that goes nowhere is a button that has just gone, or another window.
    if (isOpen && relatedTarget && !root.current?.contains(relatedTarget)) onOpenChange(false);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') return close();
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>(stopSelector) ?? [])];
    const current = stops.indexOf(document.activeElement as HTMLElement);
    const target = {
      ArrowDown: Math.min(current + 1, stops.length - 1),
      ArrowUp: current - 1,
      Home: 0,
      End: stops.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (target < 0) trigger.current?.focus();
    else stops[target]?.focus();
  };

  return { root, trigger, panel, close, handleBlur, handleKeyDown };
};
