// Tells a page who else of the team writes where, and that something of the hand-in has changed: on a private channel of the team,
// and by asking again where no socket stands.
import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import type { PageVisibility } from '../session';
import type { Cancel, Clock } from '../time/clock';

/** Who writes where: keys of parts by the id of the person. */
export type Writers = ReadonlyMap<string, string>;

/** What a watch works with. */
export interface HandInWatch {
  readonly teamId: string;
  readonly milestoneId: string;
  readonly userId: string;
  /** For who is not of the team and only reads: hears of changes, and neither of writers nor is heard. */
  readonly isReader?: boolean;
  /** Gives the realtime client of the page; called again after a failure. */
  readonly openRealtime: () => Promise<RealtimeClient>;
  /** The hand-in may be different now: read it again. */
  readonly onChange: () => void;
  /** The others who write in this hand-in. */
  readonly onWriters: (writers: Writers) => void;
  readonly visibility?: PageVisibility | undefined;
  readonly clock: Clock;
  /** Milliseconds between two questions while no socket stands. */
  readonly pollMs?: number;
}

/** A watch that runs. */
export interface RunningHandInWatch {
  /** Says in which part the person writes; undefined once they stop. */
  write(partKey: string | undefined): void;
  end(): void;
}

const POLL_MS = 30_000;

interface Presence {
  readonly milestone?: string;
  readonly part?: string;
}

/** Watches one hand-in until it is ended. Nothing but the person's id and the part is told. */
export function watchHandIn(watch: HandInWatch): RunningHandInWatch {
  const { teamId, milestoneId, userId, openRealtime, onChange, onWriters, visibility, clock } = watch;
  const { pollMs = POLL_MS, isReader = false } = watch;
  let hasEnded = false;
  let isJoined = false;
  let isOpening = false;
  let writing: string | undefined;
  let joined: { readonly realtime: RealtimeClient; readonly channel: RealtimeChannel } | undefined;
  let cancelPoll: Cancel = () => undefined;

  const isSeen = () => visibility?.isVisible() ?? true;

  function notifyWriters(channel: RealtimeChannel): void {
    const others = Object.entries(channel.presenceState<Presence>()).flatMap(([id, presences]) =>
      id === userId
        ? []
        : presences.flatMap(({ milestone, part }) =>
            milestone === milestoneId && part !== undefined ? [[id, part] as const] : [],
          ),
    );
    if (!hasEnded) onWriters(new Map(others));
  }

  function sendPart(): void {
    if (!joined || !isJoined || isReader) return;
    if (writing === undefined) void joined.channel.untrack();
    else void joined.channel.track({ milestone: milestoneId, part: writing });
  }

  function listen(realtime: RealtimeClient): void {
    const channel = isReader
      ? realtime.channel(`hand-ins-of-${teamId}-for-${userId}`)
      : realtime.channel(`team:${teamId}`, { config: { private: true, presence: { key: userId } } });
    joined = { realtime, channel };
    const ofTeam = { schema: 'public', filter: `team_id=eq.${teamId}` };
    const notify = () => {
      if (!hasEnded) onChange();
    };
    if (!isReader) {
      channel
        .on('presence', { event: 'sync' }, () => notifyWriters(channel))
        .on('postgres_changes', { event: 'INSERT', table: 'hand_in_parts', ...ofTeam }, notify)
        .on('postgres_changes', { event: 'UPDATE', table: 'hand_in_parts', ...ofTeam }, notify);
    }
    channel
      .on('postgres_changes', { event: 'INSERT', table: 'hand_ins', ...ofTeam }, notify)
      .on('postgres_changes', { event: 'UPDATE', table: 'hand_ins', ...ofTeam }, notify)
      .on('system', {}, ({ status }: { status?: string }) => {
        if (status === 'ok') notify();
      })
      .subscribe((status) => {
        isJoined = String(status) === 'SUBSCRIBED';
        if (isJoined) sendPart();
        else if (!hasEnded) onWriters(new Map());
        // The server ended it: a new channel with the next poll.
        if (String(status) === 'CLOSED') joined = undefined;
      });
  }

  async function open(): Promise<void> {
    if (isOpening || joined || hasEnded) return;
    isOpening = true;
    try {
      const realtime = await openRealtime();
      if (!hasEnded) listen(realtime);
    } catch {
      // The next poll tries again; meanwhile it is what brings news.
    } finally {
      isOpening = false;
    }
  }

  function poll(): void {
    cancelPoll = clock.after(pollMs, () => {
      if (!isJoined && isSeen()) {
        void open();
        onChange();
      }
      poll();
    });
  }

  const ignore = visibility?.onChange(() => {
    if (isSeen()) onChange();
  });
  poll();
  void open();

  return {
    write(partKey) {
      if (partKey === writing) return;
      writing = partKey;
      sendPart();
    },
    end() {
      hasEnded = true;
      cancelPoll();
      ignore?.();
      if (joined) void joined.realtime.removeChannel(joined.channel);
    },
  };
}
