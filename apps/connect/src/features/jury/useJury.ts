import type { JuryDesk, JurySnapshot, RoundKind } from '@grow/core/jury';
import { retryFailedReads, useFailureShown, useGrowClient, useSession, useUserId } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useOfflineWorker } from '../../shared/offline';
import { holdJuryDesk, openedJuryDesk, subscribeToJuryDesks } from './openJuryDesk';

const closed = () => () => undefined;

/** Asks the server when the network or the person is back. */
function wakeWithPage(desk: JuryDesk): () => void {
  const wakeVisible = () => {
    if (document.visibilityState === 'visible') desk.wake();
  };
  window.addEventListener('online', desk.wake);
  document.addEventListener('visibilitychange', wakeVisible);
  return () => {
    window.removeEventListener('online', desk.wake);
    document.removeEventListener('visibilitychange', wakeVisible);
  };
}

/** An open desk and what it shows; `isShellReady`: the page itself opens without a connection. */
export type OpenJury = {
  readonly desk: JuryDesk;
  readonly snapshot: JurySnapshot;
  readonly isShellReady: boolean;
};

/** The desk of a round for the person who is logged in, while the screen is mounted. */
export function useJury(kind: RoundKind | undefined): OpenJury | undefined {
  const { supabase } = useGrowClient();
  const userId = useUserId();
  const session = useSession();
  const queryClient = useQueryClient();
  const isShellReady = useOfflineWorker('/jury/');
  const desk = useSyncExternalStore(subscribeToJuryDesks, () =>
    userId === undefined || kind === undefined ? undefined : openedJuryDesk(kind, userId),
  );

  useEffect(() => {
    if (userId === undefined || kind === undefined) return undefined;
    const { desk: opened, release } = holdJuryDesk(kind, userId, supabase);
    const sleep = wakeWithPage(opened);
    return () => {
      sleep();
      release();
    };
  }, [kind, supabase, userId]);

  const token = session.status === 'signedIn' ? session.session.access_token : undefined;
  useEffect(() => desk?.wake(), [desk, token]);
  useEffect(() => {
    if (isShellReady) desk?.noteReady();
  }, [desk, isShellReady]);

  const snapshot = useSyncExternalStore(desk?.subscribe ?? closed, () => desk?.getSnapshot());
  const isAway = snapshot !== undefined && snapshot.link !== 'online';
  // The frame's own reads fail without a connection; the screen says that there is none.
  useFailureShown(isAway);
  useEffect(() => {
    if (!isAway) void retryFailedReads(queryClient);
  }, [isAway, queryClient]);
  return desk && snapshot ? { desk, snapshot, isShellReady } : undefined;
}
