import {
  createCheckInDesk,
  checkInRepository,
  type CheckInDesk,
  type CheckInSnapshot,
} from '@grow/core/check-in';
import { systemClock } from '@grow/core/time';
import { useGrowClient, useUserId } from '@grow/shell';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { checkInStorage } from './checkInStorage';

const closed = () => () => undefined;

/** Asks the server when the network or the person is back. */
function wakeWithPage(desk: CheckInDesk): () => void {
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

/** Before the page goes, warns of scans that are on this device alone. */
function useWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}

/** An open desk and what it shows; undefined until it is open. */
export type OpenCheckIn = { readonly desk: CheckInDesk; readonly snapshot: CheckInSnapshot };

/** The desk of an event for the person who is logged in, while the screen is mounted. */
export function useCheckIn(slug: string, deskName: string): OpenCheckIn | undefined {
  const { supabase } = useGrowClient();
  const userId = useUserId();
  const [desk, setDesk] = useState<CheckInDesk>();
  const name = useRef(deskName);
  useEffect(() => {
    name.current = deskName;
  }, [deskName]);

  useEffect(() => {
    if (userId === undefined) return undefined;
    const opened = createCheckInDesk({
      slug,
      userId,
      repository: checkInRepository(supabase),
      storage: checkInStorage(() => window.localStorage),
      clock: systemClock,
      newKey: () => crypto.randomUUID(),
      deskName: () => name.current,
    });
    setDesk(opened);
    const sleep = wakeWithPage(opened);
    return () => {
      sleep();
      opened.stop();
      setDesk(undefined);
    };
  }, [slug, supabase, userId]);

  const snapshot = useSyncExternalStore(desk?.subscribe ?? closed, () => desk?.getSnapshot());
  useWarning(snapshot?.scans.some(({ refused }) => refused === undefined) ?? false);
  return desk && snapshot ? { desk, snapshot } : undefined;
}
