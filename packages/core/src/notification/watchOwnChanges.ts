// Notifies a page that something of its person has changed: by realtime, and by asking again where no socket stands.
import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import type { PageVisibility } from '../session';
import type { Cancel, Clock } from '../time/clock';

/** What has changed, by the first level of the cache keys. */
export type OwnChange = 'notifications' | 'teamRequests';

/** What a watch works with. */
export interface OwnChangesWatch {
  /** Whose notifications; requests are those that the person may read. */
  readonly userId: string;
  /** Gives the realtime client of the page; called again after a failure. */
  readonly openRealtime: () => Promise<RealtimeClient>;
  /** Something of that part may be different now: read it again. */
  readonly onChange: (part: OwnChange) => void;
  /** Without it somebody always looks. */
  readonly visibility?: PageVisibility | undefined;
  readonly clock: Clock;
  /** Milliseconds between two questions while no socket stands. */
  readonly pollMs?: number;
}

const POLL_MS = 30_000;

/**
 * Watches until the returned function is called. While the socket is connected it notifies of every change at once; while it
 * is not, everything counts as changed every 30 seconds, as long as somebody looks at the page. A socket that is
 * back counts as a change too: nobody knows what was missed.
 */
export function watchOwnChanges(watch: OwnChangesWatch): Cancel {
  const { userId, openRealtime, onChange, visibility, clock, pollMs = POLL_MS } = watch;
  let hasEnded = false;
  let isJoined = false;
  let isOpening = false;
  let cancelPoll: Cancel = () => undefined;
  let leave: Cancel | undefined;

  const isSeen = () => visibility?.isVisible() ?? true;

  const notifyAll = () => {
    if (hasEnded) return;
    onChange('notifications');
    onChange('teamRequests');
  };

  async function open(): Promise<void> {
    if (isOpening || leave || hasEnded) return;
    isOpening = true;
    try {
      const realtime = await openRealtime();
      if (!hasEnded) leave = listen(realtime);
    } catch {
      // The next poll tries again; meanwhile it is what brings news.
    } finally {
      isOpening = false;
    }
  }

  function listen(realtime: RealtimeClient): Cancel {
    const channel: RealtimeChannel = realtime.channel(`changes-of-${userId}`);
    const own = { schema: 'public', table: 'notifications', filter: `user_id=eq.${userId}` };
    const requests = { schema: 'public', table: 'team_requests' };
    const notifier = (part: OwnChange) => () => {
      if (!hasEnded) onChange(part);
    };
    // A deleted row is reported to everybody, by its id alone: nothing to listen to.
    channel
      .on('postgres_changes', { event: 'INSERT', ...own }, notifier('notifications'))
      .on('postgres_changes', { event: 'UPDATE', ...own }, notifier('notifications'))
      .on('postgres_changes', { event: 'INSERT', ...requests }, notifier('teamRequests'))
      .on('postgres_changes', { event: 'UPDATE', ...requests }, notifier('teamRequests'))
      // A channel that is joined hears of changes only once the database is listened to as well.
      .on('system', {}, ({ status }: { status?: string }) => {
        isJoined = status === 'ok';
        if (isJoined) notifyAll();
        else void realtime.removeChannel(channel);
      })
      .subscribe((status) => {
        if (String(status) !== 'SUBSCRIBED') isJoined = false;
        // The server ended it: a new channel with the next poll.
        if (String(status) === 'CLOSED') leave = undefined;
      });
    return () => {
      void realtime.removeChannel(channel);
    };
  }

  function poll(): void {
    cancelPoll = clock.after(pollMs, () => {
      if (!isJoined && isSeen()) {
        void open();
        notifyAll();
      }
      poll();
    });
  }

  const ignore = visibility?.onChange(() => {
    if (!isJoined && isSeen()) notifyAll();
  });
  poll();
  void open();

  return () => {
    hasEnded = true;
    cancelPoll();
    ignore?.();
    leave?.();
  };
}
