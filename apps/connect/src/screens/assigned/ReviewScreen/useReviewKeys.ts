import { useUserId } from '@grow/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import { draftKey, keepDraft, readDraft } from '../../../shared/draft';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"]), textarea, select, [contenteditable]');

/** What single keys and Ctrl Enter do. */
export type ReviewActions = Readonly<Record<'j' | 'k' | 'a' | 'r' | 'n' | 'c' | '?' | 'send', () => void>>;

/** Keys of the reading room. Single ones rest while somebody types or a dialog is open, and can be switched off. */
export function useReviewKeys(actions: ReviewActions) {
  const key = draftKey(useUserId() ?? '', 'review-keys');
  const [isOn, setOn] = useState(() => readDraft(key, (kept) => kept['isOff'] !== true));
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.repeat || document.querySelector('dialog[open]')) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      actions.send();
      return;
    }
    const name = event.key.toLowerCase();
    if (!isOn || isTyping(event.target) || name === 'send' || !Object.hasOwn(actions, name)) return;
    event.preventDefault();
    actions[name as keyof ReviewActions]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return {
    isOn,
    switchKeys: (on: boolean) => {
      setOn(on);
      keepDraft(key, on ? undefined : { isOff: true });
    },
  };
}
