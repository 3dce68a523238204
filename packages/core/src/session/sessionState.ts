import type { Cancel } from '../time/clock';
import { createEventQueue } from './eventQueue';
import type { GrowSession } from './sessionRecord';
import type { SessionEvent, SessionSnapshot, SignedInEventType } from './sessionTypes';
import type { SessionVault } from './sessionVault';

/** What this page shows of the stored session, and who is notified of changes. */
export interface SessionState {
  getSnapshot(): SessionSnapshot;
  subscribe(listener: () => void): Cancel;
  onEvent(listener: (event: SessionEvent) => void): Cancel;
  /** Notifies subscribers that something besides the snapshot changed. */
  touch(): void;
  /**
   * Reads the storage and shows what it holds. `cause` names the event that brought a change, where it is known.
   * A partial value changes nothing. While loading, an absent session is shown only when `isSettling`.
   */
  sync(cause?: SignedInEventType, isSettling?: boolean): GrowSession | null;
  /** Shows that the session has ended, and notifies of it once. */
  end(): void;
}

/** State over `vault`; listeners that throw are reported. */
export function createSessionState(vault: SessionVault, reportError: (error: unknown) => void): SessionState {
  const changes = createEventQueue<null>(reportError);
  const events = createEventQueue<SessionEvent>(reportError);
  let snapshot: SessionSnapshot = { status: 'loading' };
  let shownText = '';
  let lastEvent = '';

  const show = (next: SessionSnapshot) => {
    snapshot = next;
    changes.notify(null);
  };
  const notify = (type: SignedInEventType, session: GrowSession, text: string) => {
    const event = `${type} ${text}`;
    if (event === lastEvent) return;
    lastEvent = event;
    events.notify({ type, session });
  };
  const leave = (isAnnounced: boolean) => {
    shownText = '';
    lastEvent = '';
    if (snapshot.status !== 'signedOut') show({ status: 'signedOut' });
    if (isAnnounced) events.notify({ type: 'SIGNED_OUT', session: null });
  };

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => changes.listen(listener),
    onEvent: (listener) => events.listen(listener),
    touch() {
      changes.notify(null);
    },
    sync(cause, isSettling = false) {
      const reading = vault.read();
      const before = snapshot;
      if (reading.kind === 'partial') return before.status === 'signedIn' ? before.session : null;
      if (reading.kind === 'none') {
        if (before.status === 'signedIn') leave(true);
        else if (before.status === 'loading' && isSettling) leave(false);
        return null;
      }
      const { session, text } = reading;
      if (before.status === 'loading' && !isSettling && cause === undefined) return session;
      if (text === shownText && before.status === 'signedIn') {
        if (cause !== undefined && !isRepetition(cause)) notify(cause, session, text);
        return session;
      }
      shownText = text;
      show({ status: 'signedIn', session, userId: session.user.id });
      const change = nameChange(before, session);
      // Since the refresh somebody else may have signed in.
      const isOtherPerson = change === 'SIGNED_IN' && before.status !== 'loading';
      notify(cause === 'TOKEN_REFRESHED' && isOtherPerson ? change : (cause ?? change), session, text);
      return session;
    },
    end() {
      const wasKnown = snapshot.status !== 'signedOut';
      leave(wasKnown);
    },
  };
}

/** The library repeats these whenever a tab becomes visible or another tab speaks. */
function isRepetition(cause: SignedInEventType): boolean {
  return cause === 'SIGNED_IN' || cause === 'TOKEN_REFRESHED';
}

function nameChange(before: SessionSnapshot, session: GrowSession): SignedInEventType {
  if (before.status !== 'signedIn' || before.userId !== session.user.id) return 'SIGNED_IN';
  return before.session.access_token === session.access_token ? 'USER_UPDATED' : 'TOKEN_REFRESHED';
}
