import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { placeTooltip } from '../geometry/tooltip';

/** ms until it shows, so that a passing pointer shows nothing. */
const delay = 400;

const place = (anchor: HTMLElement, tip: HTMLElement) => {
  const { left, top, tick, isAbove } = placeTooltip(
    anchor.getBoundingClientRect(),
    { width: tip.offsetWidth, height: tip.offsetHeight },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
  );
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
  tip.style.setProperty('--tick', `${tick}px`);
  tip.dataset.above = String(isAbove);
};

/** Shows a popover while the pointer or the focus is on its anchor, or on itself; Esc and scrolling take it away. */
export const useTooltip = () => {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  const hide = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  const showLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), delay);
  };
  const handlePointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') showLater();
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const [root, bubble] = [anchor.current, tip.current];
    if (!isOpen || !root || !bubble) return;
    bubble.showPopover();
    place(root, bubble);
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('scroll', hide, true);
      if (bubble.isConnected) bubble.hidePopover();
    };
  }, [isOpen]);

  return {
    anchor,
    tip,
    handlers: {
      onPointerEnter: handlePointerEnter,
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: showLater,
      onBlur: hide,
    },
  };
};
