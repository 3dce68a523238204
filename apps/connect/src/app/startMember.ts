import { isGuest, isSecondFactorMissing } from '@grow/core';
import type { ClientSource } from '@grow/shell';
import { isFirstScreen } from './firstScreen';
import { prefetchFirst } from './prefetchFirst';
import { FRESH_FOR } from './prefetchPath';
import { queryClientOf } from './queryClient';

/** Starts what the first address reads, where the login is complete and a member's. */
export function startMember(source: ClientSource, path: string): void {
  const client = source.peek();
  const session = source.getSnapshot();
  if (!client || session.status !== 'signedIn' || isSecondFactorMissing(session.session)) return;
  if (isGuest(session.session)) return;
  const queryClient = queryClientOf(source);
  // What was read for the first screen is not read again as its parts are drawn; nothing has been changed until then.
  queryClient.setDefaultOptions({ queries: { staleTime: () => (isFirstScreen() ? FRESH_FOR : 0) } });
  void prefetchFirst(path, { client, userId: session.userId, queryClient });
}
