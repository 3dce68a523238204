import { isSecondFactorMissing } from '@grow/core';
import type { ClientSource } from '@grow/shell';
import { prefetchFirst } from './prefetchFirst';
import { queryClientOf } from './queryClient';

/** Starts what the first address reads, where the login is complete. */
export function startMember(source: ClientSource, path: string): void {
  const client = source.peek();
  const session = source.getSnapshot();
  if (!client || session.status !== 'signedIn' || isSecondFactorMissing(session.session)) return;
  void prefetchFirst(path, { client, userId: session.userId, queryClient: queryClientOf(source) });
}
