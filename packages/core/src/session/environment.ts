import type { Cancel, Clock } from '../time/clock';

/** A synchronous cookie store, shaped like `document.cookie`. */
export interface CookieJar {
  /** True where cookies must carry `Secure` (the page came by https). */
  readonly isSecure: boolean;
  /** All visible cookies as `name=value; name=value`. May throw. */
  read(): string;
  /** Sets one cookie from a `name=value; Attribute` line. May throw or silently refuse. */
  write(line: string): void;
}

/** What a lock does when it is held by somebody else. */
export interface SessionLockRequest {
  /** Milliseconds to wait for the lock; 0 gives up at once. */
  readonly waitMs: number;
}

/** The answer of a lock that was not granted in time. */
export const LOCK_BUSY = Symbol('lock busy');

/** One holder at a time in the whole browser. */
export interface SessionLock {
  /** Runs `run` while holding the lock called `name`; resolves to `LOCK_BUSY` when it was not granted in time. */
  run<T>(name: string, request: SessionLockRequest, run: () => Promise<T>): Promise<T | typeof LOCK_BUSY>;
}

/** Messages between the tabs of one browser. A message is only a hint: the receiver reads the storage again. */
export interface SessionChannel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): Cancel;
}

/** Whether a person can see this page. */
export interface PageVisibility {
  isVisible(): boolean;
  onChange(listener: () => void): Cancel;
}

/** The parts of the outside world that the session uses; `browserEnvironment()` makes them for a page. */
export interface SessionEnvironment {
  readonly clock?: Clock;
  readonly fetch?: typeof fetch;
  /** Without a jar the session lives in memory and ends with the page. */
  readonly cookieJar?: CookieJar;
  /** Without a lock only this page is held to one refresh at a time. */
  readonly lock?: SessionLock;
  /** Opens the channel called `name`, or says that there is none. */
  readonly openChannel?: (name: string) => SessionChannel | null;
  readonly visibility?: PageVisibility;
  /** A number from 0 up to 1, as `Math.random` gives. */
  readonly random?: () => number;
  /** Told what a subscriber threw; by default it goes to the console. */
  readonly reportError?: (error: unknown) => void;
}
