import { isAppError, profileKeys } from '@grow/core';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClientSource } from '../session/ClientContext';

/**
 * A session that was ended elsewhere reads nothing any more, not even the own profile, while its token still looks good.
 * Then the session is refreshed: the auth service's verdict ends it here too, or names what is missing.
 */
export function RefreshWithoutProfile(): null {
  const source = useClientSource();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const session = source.getSnapshot();
        if (session.status !== 'signedIn') return;
        if (event.query.queryHash !== hashKey(profileKeys.detail(session.userId))) return;
        const error: unknown = event.query.state.error;
        if (isAppError(error) && error.code === 'single_row_expected') void source.peek()?.session.refresh();
      }),
    [source, queryClient],
  );
  return null;
}
