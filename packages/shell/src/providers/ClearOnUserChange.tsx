import { useToast } from '@grow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClientSource } from '../session/ClientContext';
import type { PageSession } from '../session/clientSource';

const whose = (session: PageSession): string | null | undefined => {
  if (session.status === 'signedIn') return session.userId;
  return session.status === 'signedOut' ? null : undefined;
};

/**
 * Empties the cache and the notifications as soon as another person, or nobody, is logged in: nobody sees another's data,
 * or undoes what another has done.
 */
export function ClearOnUserChange(): null {
  const source = useClientSource();
  const queryClient = useQueryClient();
  const toast = useToast({ isRare: true });
  useEffect(() => {
    let known = whose(source.getSnapshot());
    return source.subscribe(() => {
      const now = whose(source.getSnapshot());
      if (now === undefined || now === known) return;
      // The first person after loading finds a cache that only public queries have filled.
      if (known) {
        queryClient.clear();
        toast.clear();
      }
      known = now;
    });
  }, [source, queryClient, toast]);
  return null;
}
