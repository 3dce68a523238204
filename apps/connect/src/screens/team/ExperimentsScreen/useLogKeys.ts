import { isTyping, useWindowKeys } from '../../../shared/keys';

/** Moves the focus to the next or the previous entry of the log; Enter opens what has it. */
function moveTo(step: 1 | -1): void {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-log] h3 button')];
  const now = entries.indexOf(document.activeElement as HTMLElement);
  entries[now === -1 ? 0 : Math.min(Math.max(now + step, 0), entries.length - 1)]?.focus();
}

/** N begins a new test, J and K step through the entries. They rest while somebody types or a dialog is open. */
export function useLogKeys(onNew: () => void): void {
  useWindowKeys((event) => {
    const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (!isOurs || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const act = { n: onNew, j: () => moveTo(1), k: () => moveTo(-1) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
