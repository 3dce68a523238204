// When a page asks whether it is still the newest: after it was away, and when something it asked for is not there.
import { isAppError } from '@grow/core';
import type { QueryClient } from '@tanstack/react-query';

/** In milliseconds: a glance at another tab is no absence. */
const AWAY_FOR = 60_000;
/** In milliseconds: a screen of ten failed reads asks once. */
const PAUSE = 30_000;

/** What a call fails with when page and database were not written for each other. */
const isMisfit = (error: unknown): boolean =>
  isAppError(error) && (error.code === 'backend_incomplete' || error.code === 'malformed_row');

export type AgeReason = 'back' | 'misfit';

/** Calls `onReason` whenever there is reason to ask, until the returned function is called. */
export function watchAge(queryClient: QueryClient, onReason: (reason: AgeReason) => void): () => void {
  let hiddenAt = document.hidden ? Date.now() : undefined;
  let missedAt = -PAUSE;
  const lookAtFailure = (error: unknown): void => {
    if (!isMisfit(error) || Date.now() - missedAt < PAUSE) return;
    missedAt = Date.now();
    onReason('misfit');
  };
  const lookAtTab = () => {
    const since = hiddenAt;
    hiddenAt = document.hidden ? Date.now() : undefined;
    if (since !== undefined && !document.hidden && Date.now() - since >= AWAY_FOR) onReason('back');
  };
  const lookAtNetwork = () => onReason('back');
  const lookAtCall = ({ type, action }: { type: string; action?: { type: string; error?: unknown } }) => {
    if (type === 'updated' && action?.type === 'error') lookAtFailure(action.error);
  };
  document.addEventListener('visibilitychange', lookAtTab);
  window.addEventListener('online', lookAtNetwork);
  const ends = [
    queryClient.getQueryCache().subscribe(lookAtCall),
    queryClient.getMutationCache().subscribe(lookAtCall),
  ];
  return () => {
    document.removeEventListener('visibilitychange', lookAtTab);
    window.removeEventListener('online', lookAtNetwork);
    ends.forEach((end) => end());
  };
}
