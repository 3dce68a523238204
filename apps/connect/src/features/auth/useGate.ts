import { prefetchFailureWords } from '../../shared/failure';
import { useClientSource } from '@grow/shell';
import type { GrowClient } from '@grow/core';

const loadActions = () => import('./authActions');

/** In milliseconds: whoever logs in at once never fetches what only a failure or another way needs. */
export const READY_AFTER = 10_000;

type Actions = Awaited<ReturnType<typeof loadActions>>;

/** Fetches what the entrances need once something is sent, and later the words for when that fails. */
export function prefetchGate(): void {
  loadActions().catch(() => undefined);
  window.setTimeout(prefetchFailureWords, READY_AFTER);
}

/** The client and what can be asked of the authentication service, loaded when they are needed. */
export function useGate(): () => Promise<Actions & { client: GrowClient }> {
  const source = useClientSource();
  return async () => {
    const [client, actions] = await Promise.all([source.load(), loadActions()]);
    return { ...actions, client };
  };
}
