import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

const itemSelector = '[role^="menuitem"]';

/** The menu-button pattern: arrows, Home, End and first letters move, Esc and choosing return focus, leaving closes. */
export const useMenuButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const entrance = useRef<'first' | 'last' | null>(null);
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    if (entrance.current)
      items()
        .at(entrance.current === 'first' ? 0 : -1)
        ?.focus();
    entrance.current = null;
    const handlePointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePointer);
    return () => document.removeEventListener('pointerdown', handlePointer);
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    trigger.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const isOnTrigger = event.target === trigger.current;
    if (key === 'Tab') return setIsOpen(false);
    if (key === 'Escape' && isOpen) return close();
    const edges: Record<string, 'first' | 'last'> = isOnTrigger
      ? { ArrowDown: 'first', Enter: 'first', ' ': 'first', ArrowUp: 'last' }
      : { Home: 'first', End: 'last' };
    const edge = edges[key];
    const stops = items();
    const current = stops.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const byLetter = stops.find((stop) =>
      stop.textContent.trim().toLowerCase().startsWith(key.toLowerCase()),
    );
    if (edge && isOnTrigger && !isOpen) {
      entrance.current = edge;
      setIsOpen(true);
    } else if (edge) stops.at(edge === 'first' ? 0 : -1)?.focus();
    else if (isOpen && step) stops.at((current + step) % stops.length)?.focus();
    else if (isOpen && key.length === 1 && key !== ' ' && byLetter) byLetter.focus();
    else return;
    event.preventDefault();
  };

  return { isOpen, setIsOpen, root, trigger, close, handleKeyDown };
};
