import type { AppError } from '../errors/AppError';
import type { Cancel } from '../time/clock';
import type { PasswordProof } from './provePassword';
import type { StorageStatus } from './resilientStorage';
import type { GrowSession } from './sessionRecord';

/** What is known about the person at this page. The same object stays the same until something changes. */
export type SessionSnapshot =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly session: GrowSession; readonly userId: string };

/** Something that happened to the session; `session` is null exactly when the person is signed out. */
export type SessionEvent =
  | { readonly type: 'SIGNED_OUT'; readonly session: null }
  | { readonly type: SignedInEventType; readonly session: GrowSession };

/** Events after which somebody is signed in. */
export type SignedInEventType =
  | 'SIGNED_IN'
  | 'TOKEN_REFRESHED'
  | 'MFA_CHALLENGE_VERIFIED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY';

/** The end of a refresh that was asked for. */
export type RefreshResult =
  | { readonly kind: 'refreshed'; readonly session: GrowSession }
  | { readonly kind: 'signedOut' }
  /** Nothing was decided: the session stays, and a later refresh may work. */
  | { readonly kind: 'failed'; readonly error: AppError };

/** Whose sessions end: this browser's, all of the person's, or all but this browser's. */
export type SignOutScope = 'local' | 'global' | 'others';

/** Whether the auth server was notified of the sign-out in time. */
export interface SignOutResult {
  readonly isServerNotified: boolean;
}

/** The session of this page as an external store. Nothing in it throws but `logIn` and `signOut('others')`. */
export interface SessionStore {
  /** Begins to watch: recovers the stored session, then looks at it every 30 seconds while the page is visible. */
  start(): void;
  /** Ends watching; the session itself stays. */
  stop(): void;
  /** Calls `listener` after every change of the snapshot or of the storage status. */
  subscribe(listener: () => void): Cancel;
  getSnapshot(): SessionSnapshot;
  /** Whether the session survives this page; if not, the person should be told. */
  getStorageStatus(): StorageStatus;
  onEvent(listener: (event: SessionEvent) => void): Cancel;
  /** Logs in with a password. @throws AppError what the server said, `network`, `timeout`, `invalid_response` */
  logIn(login: PasswordProof): Promise<void>;
  /**
   * Ends sessions. `local` and `global` end this one at once, whatever the server says, and settle within five
   * seconds. @throws AppError `network`, `timeout` or what the server said: only for `others`.
   */
  signOut(scope?: SignOutScope): Promise<SignOutResult>;
  /** Fetches a new token now. One request serves all callers and tabs. Never rejects. */
  refresh(): Promise<RefreshResult>;
}
