import { useEffect, useEffectEvent } from 'react';

/** Single keys are for who is at the proposal: elsewhere, and in a dialog, they are somebody's own. */
const isAtProposal = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('[data-proposal]') !== null &&
  target.closest('dialog') === null &&
  !target.matches('input:not([type="radio"]), textarea, select, [contenteditable]');

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-proposal-row]')];
const rowNow = () => document.activeElement?.closest<HTMLElement>('[data-proposal-row]') ?? undefined;

function moveTo(step: 1 | -1): void {
  const all = rows();
  const now = rowNow();
  const at = now === undefined ? -1 : all.indexOf(now);
  const next = all[at === -1 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)];
  next?.querySelector<HTMLElement>('button')?.focus();
}

const press = (action: string) =>
  rowNow()?.querySelector<HTMLElement>(`button[data-does="${action}"]`)?.click();

/** J and K step through the rows, A accepts the one with the focus, P pins it, wherever the focus is in the proposal. */
export function useProposalKeys(): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (!isOurs || !isAtProposal(event.target)) return;
    const act = { j: () => moveTo(1), k: () => moveTo(-1), a: () => press('accept'), p: () => press('pin') }[
      event.key.toLowerCase()
    ];
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
