import { useEffect, useEffectEvent } from 'react';
import { keepDraft } from './draftStore';

/**
 * Keeps a draft in this browser after each change of it, and forgets it once it is undefined. It is kept anew over each
 * `version` of what is stored: another tab forgets the draft when it saves its own.
 */
export function useKeptDraft(key: string, draft: object | undefined, version = ''): void {
  const keep = useEffectEvent(() => keepDraft(key, draft));
  const text = JSON.stringify(draft);
  useEffect(() => keep(), [key, text, version]);
}
