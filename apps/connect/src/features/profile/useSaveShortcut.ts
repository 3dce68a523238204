import { useLayoutEffect, type RefObject } from 'react';

/** Ctrl+S, and Cmd+S on a Mac, send the form in place of saving the page, while `isActive`. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, isActive: boolean): void {
  // With the paint: a key pressed as soon as the form is seen must not be lost.
  useLayoutEffect(() => {
    if (!isActive) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat) form.current?.requestSubmit();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [form, isActive]);
}
