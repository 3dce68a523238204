import { useUserId } from '@grow/shell';
import { useState } from 'react';
import { draftKey, keepDraft, readDraft } from '../../../shared/draft';
import { isTyping, useWindowKeys } from '../../../shared/keys';

/** What single keys and Ctrl Enter do. */
export type ReviewActions = Readonly<Record<'j' | 'k' | 'a' | 'r' | 'n' | 'c' | '?' | 'send', () => void>>;

/** Keys of the reading room. Single ones rest while somebody types or a dialog is open, and can be switched off. */
export function useReviewKeys(actions: ReviewActions) {
  const key = draftKey(useUserId() ?? '', 'review-keys');
  const [isOn, setOn] = useState(() => readDraft(key, (kept) => kept['isOff'] !== true));
  useWindowKeys((event) => {
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
  return {
    isOn,
    switchKeys: (on: boolean) => {
      setOn(on);
      keepDraft(key, on ? undefined : { isOff: true });
    },
  };
}
