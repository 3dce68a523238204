import { isTyping, useWindowKeys } from '../../../shared/keys';

/** The brackets: a week back or on. They rest while somebody types or a dialog is open. */
export function useWeekKeys(onWeek: (step: -1 | 1) => void): void {
  useWindowKeys((event) => {
    // On a German keyboard the brackets are typed with AltGr, which some systems tell as Ctrl and Alt.
    const step = event.key === '[' ? -1 : event.key === ']' ? 1 : undefined;
    if (!step || event.metaKey || event.repeat || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onWeek(step);
  });
}
