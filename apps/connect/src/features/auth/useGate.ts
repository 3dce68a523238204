import { useClientSource } from '@grow/shell';
import type { GrowClient } from '@grow/core';

const loadActions = () => import('./authActions');
const loadFailures = () => import('./describeFailure');

type Actions = Awaited<ReturnType<typeof loadActions>>;

/** Fetches what the entrances need once something is sent, and the words for when that fails. */
export function warmGate(): void {
  Promise.all([loadActions(), loadFailures()]).catch(() => undefined);
}

/** The client and what can be asked of the authentication service, loaded when they are needed. */
export function useGate(): () => Promise<Actions & { client: GrowClient }> {
  const source = useClientSource();
  return async () => {
    const [client, actions] = await Promise.all([source.load(), loadActions()]);
    return { ...actions, client };
  };
}
