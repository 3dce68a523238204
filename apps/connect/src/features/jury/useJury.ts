import type { RoundKind } from '@grow/core/round';
import type { JuryStore, JurySnapshot } from '@grow/core/jury';
import { retryFailedReads, useFailureShown, useGrowClient, useSession, useUserId } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useOfflineWorker } from '../../shared/offline';
import { holdJuryStore, openedJuryStore, subscribeToJuryStores } from './openJuryStore';

const closed = () => () => undefined;

/** Asks the server when the network or the person is back. */
function wakeWithPage(store: JuryStore): () => void {
  const wakeVisible = () => {
    if (document.visibilityState === 'visible') store.wake();
  };
  window.addEventListener('online', store.wake);
  document.addEventListener('visibilitychange', wakeVisible);
  return () => {
    window.removeEventListener('online', store.wake);
    document.removeEventListener('visibilitychange', wakeVisible);
  };
}

/** An open store and what it shows; `isShellReady`: the page itself opens without a connection. */
export type OpenJury = {
  readonly store: JuryStore;
  readonly snapshot: JurySnapshot;
  readonly isShellReady: boolean;
};

/** The store of a round for the person who is logged in, while the screen is mounted. */
export function useJury(kind: RoundKind | undefined): OpenJury | undefined {
  const { supabase } = useGrowClient();
  const userId = useUserId();
  const session = useSession();
  const queryClient = useQueryClient();
  const isShellReady = useOfflineWorker('/jury/');
  const store = useSyncExternalStore(subscribeToJuryStores, () =>
    userId === undefined || kind === undefined ? undefined : openedJuryStore(kind, userId),
  );

  useEffect(() => {
    if (userId === undefined || kind === undefined) return undefined;
    const { store: opened, release } = holdJuryStore(kind, userId, supabase);
    const sleep = wakeWithPage(opened);
    return () => {
      sleep();
      release();
    };
  }, [kind, supabase, userId]);

  const token = session.status === 'signedIn' ? session.session.access_token : undefined;
  useEffect(() => store?.wake(), [store, token]);
  useEffect(() => {
    if (isShellReady) store?.noteReady();
  }, [store, isShellReady]);

  const snapshot = useSyncExternalStore(store?.subscribe ?? closed, () => store?.getSnapshot());
  const isAway = snapshot !== undefined && snapshot.link !== 'online';
  // The frame's own reads fail without a connection; the screen says that there is none.
  useFailureShown(isAway);
  useEffect(() => {
    if (!isAway) void retryFailedReads(queryClient);
  }, [isAway, queryClient]);
  return store && snapshot ? { store, snapshot, isShellReady } : undefined;
}
