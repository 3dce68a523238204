import { useEffect, useEffectEvent } from 'react';

/** Whether a key belongs to what has the focus: then it is no shortcut of the page. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, button, a, summary, dialog') !== null;

function useKey(isMeant: (event: KeyboardEvent) => boolean, run: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !isMeant(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The space bar, where nothing else takes it. */
export const useSpace = (run: () => void): void =>
  useKey((event) => event.key === ' ' && !isTaken(event.target), run);

/** Ctrl or Cmd with Enter hands in, also out of a comment. */
export const useSheetKeys = ({ onHandIn }: { onHandIn: () => void }): void =>
  useKey(
    (event) =>
      event.key === 'Enter' &&
      (event.ctrlKey || event.metaKey) &&
      !(event.target instanceof Element && event.target.closest('dialog')),
    onHandIn,
  );
