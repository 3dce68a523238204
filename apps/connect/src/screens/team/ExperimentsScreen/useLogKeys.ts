import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Moves the focus to the next or the previous entry of the log; Enter opens what has it. */
function moveTo(step: 1 | -1): void {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-log] h3 button')];
  const now = entries.indexOf(document.activeElement as HTMLElement);
  entries[now === -1 ? 0 : Math.min(Math.max(now + step, 0), entries.length - 1)]?.focus();
}

/** N begins a new test, J and K step through the entries. They rest while somebody types or a dialog is open. */
export function useLogKeys(onNew: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (!isOurs || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const act = { n: onNew, j: () => moveTo(1), k: () => moveTo(-1) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
