import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** For the words of how one stands now: they take the focus of a button that is gone, and are read out. */
export const takesFocus = { tabIndex: -1, 'data-takes-focus': '' };

/**
 * Keeps the focus where somebody is at work. A pressed button is gone once its action is done: the words that came in its place take the
 * focus ({@link takesFocus}), or else the root, which needs `tabIndex={-1}`.
 */
export function useKeptFocus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!root.current || !hadFocus.current || document.activeElement !== document.body) return;
    const words = root.current.querySelector<HTMLElement>('[data-takes-focus]');
    (words ?? root.current).focus({ preventScroll: true });
  });
  return {
    root,
    events: {
      // Where a dialog was closed after its row had gone, `keepFocus` finds the root by it.
      'data-keeps-focus': '',
      onFocus: () => {
        hadFocus.current = true;
      },
      // Not told when the element with the focus is taken away, nor meant when only the window loses it.
      onBlur: ({ target }: FocusEvent) => {
        hadFocus.current = document.activeElement === target;
      },
    },
  };
}
