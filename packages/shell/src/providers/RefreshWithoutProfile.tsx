import { isAppError, profileKeys } from '@grow/core';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClientSource } from '../session/ClientContext';

const isWithoutRow = (error: unknown): boolean => isAppError(error) && error.code === 'single_row_expected';

/**
 * A session that was ended elsewhere reads and writes nothing any more, not even the own profile, while its token still
 * looks good. Then the session is refreshed: the auth service's verdict ends it here too, or names what is missing.
 */
export function RefreshWithoutProfile(): null {
  const source = useClientSource();
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void source.peek()?.session.refresh();
    const unsubscribeQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const session = source.getSnapshot();
      if (session.status !== 'signedIn') return;
      if (event.query.queryHash !== hashKey(profileKeys.detail(session.userId))) return;
      if (isWithoutRow(event.query.state.error)) refresh();
    });
    const unsubscribeMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      // Whichever row it was: what is gone and what may not be written any more are answered alike.
      if (source.getSnapshot().status === 'signedIn' && isWithoutRow(event.action.error)) refresh();
    });
    return () => {
      unsubscribeQueries();
      unsubscribeMutations();
    };
  }, [source, queryClient]);
  return null;
}
