import type fc from 'fast-check';
import type { SessionChannel, SessionLock, SessionStore } from '../src/session';
import { createPageLock } from '../src/session/pageLock';
import { createSessionParts, type SessionParts } from '../src/session/sessionStore';
import { fakeAuthServer, fakeClock, memoryStorage, settle, type FakeClock } from '../src/testing';
import type { NetworkFault, Step } from './interleavingSteps';
import { AUTH_URL, KEY, STORAGE_KEY } from './world';

interface PretendTab {
  readonly store: SessionStore;
  readonly parts: SessionParts;
  readonly types: string[];
  show(isVisible: boolean): void;
}

/** Who is signed in, by what was done so far. */
export type Expected =
  | { readonly kind: 'in'; readonly userId: string }
  | { readonly kind: 'out' }
  | { readonly kind: 'revoked' };

/** A browser whose network, lock and channel move only when the scheduler says so. */
export class InterleavedBrowser {
  readonly clock: FakeClock = fakeClock();
  readonly server = fakeAuthServer(this.clock, 300, Number.POSITIVE_INFINITY);
  readonly jar = memoryStorage();
  readonly tabs: PretendTab[];
  expected: Expected = { kind: 'out' };
  mostInFlight = 0;
  unsettled = 0;
  private inFlight = 0;
  private userCount = 0;
  private isCalm = false;

  constructor(
    private readonly scheduler: fc.Scheduler,
    private readonly faultPlan: readonly NetworkFault[],
    tabCount: number,
    hasChannel: boolean,
  ) {
    const inner = createPageLock(this.clock);
    const lock: SessionLock = {
      run: async (name, request, run) => {
        await scheduler.schedule(Promise.resolve(), 'lock');
        return inner.run(name, request, run);
      },
    };
    const listeners: ((message: unknown) => void)[] = [];
    const channelOf = (): SessionChannel => {
      let own: ((message: unknown) => void) | null = null;
      return {
        post: (message) => {
          for (const listener of listeners) {
            if (listener === own) continue;
            void scheduler.schedule(Promise.resolve(), 'message').then(() => {
              listener(message);
            });
          }
        },
        listen(listener) {
          own = listener;
          listeners.push(listener);
          return () => undefined;
        },
      };
    };
    this.tabs = Array.from({ length: tabCount }, () => this.open(lock, hasChannel ? channelOf() : null));
  }

  private open(lock: SessionLock, channel: SessionChannel | null): PretendTab {
    let isVisible = true;
    let changed: () => void = () => undefined;
    const parts = createSessionParts({
      authUrl: AUTH_URL,
      key: KEY,
      storageKey: STORAGE_KEY,
      clock: this.clock,
      cookieJar: this.jar,
      fetch: (input, init) => this.fetch(input instanceof Request ? input.url : String(input), init),
      lock,
      openChannel: () => channel,
      random: () => 0.5,
      visibility: {
        isVisible: () => isVisible,
        onChange: (listener) => {
          changed = listener;
          return () => undefined;
        },
      },
      reportError: (error) => {
        throw error;
      },
    });
    const types: string[] = [];
    parts.store.onEvent((event) => types.push(event.type));
    parts.store.start();
    const show = (next: boolean) => {
      isVisible = next;
      changed();
    };
    return { store: parts.store, parts, types, show };
  }

  private async fetch(url: string, init: RequestInit | undefined): Promise<Response> {
    const isRefresh = url.includes('grant_type=refresh_token');
    const fault = this.isCalm
      ? 'none'
      : (this.faultPlan[this.requestCount++ % this.faultPlan.length] ?? 'none');
    if (isRefresh) this.mostInFlight = Math.max(this.mostInFlight, ++this.inFlight);
    let isOver = false;
    const over = () => {
      if (!isOver && isRefresh) this.inFlight -= 1;
      isOver = true;
    };
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => {
        over();
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
    aborted.catch(() => undefined);
    try {
      return await Promise.race([aborted, this.answer(fault, url, init)]);
    } finally {
      over();
    }
  }
  private requestCount = 0;

  private async answer(fault: NetworkFault, url: string, init: RequestInit | undefined): Promise<Response> {
    await this.scheduler.schedule(Promise.resolve(), 'request');
    if (init?.signal?.aborted || fault === 'hangs') return new Promise<never>(() => undefined);
    switch (fault) {
      case 'throws':
        throw new TypeError('Failed to fetch');
      case '503':
      case '429':
      case '409':
        return new Response('{}', { status: Number(fault) });
      case 'html403':
        return new Response('<html></html>', { status: 403 });
      case 'portal':
        return new Response('<html></html>');
      case 'none':
      case 'lost': {
        const played = this.server.respond({
          method: init?.method ?? 'GET',
          url,
          headers: new Headers(init?.headers),
          body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
          at: this.clock.now(),
        });
        await this.scheduler.schedule(Promise.resolve(), 'answer');
        if (fault === 'lost') throw new TypeError('Failed to fetch');
        if (played.kind !== 'answer') throw new Error('The pretended server only answers.');
        return new Response(played.body === undefined ? null : JSON.stringify(played.body), {
          status: played.status,
        });
      }
    }
  }

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'deliver':
        if (this.scheduler.count() > 0) await this.scheduler.waitOne();
        break;
      case 'time':
        await this.clock.advance(step.ms);
        break;
      case 'act':
        this.act(step);
    }
    await settle();
  }

  private act({ tab: index, act }: Extract<Step, { kind: 'act' }>): void {
    const tab = this.tabs[index % this.tabs.length];
    if (tab === undefined) return;
    switch (act) {
      case 'refresh':
        this.watch(tab.store.refresh());
        break;
      case 'request':
        this.watch(tab.parts.keeper.sessionForRequest());
        break;
      case 'signIn': {
        this.userCount += 1;
        const userId = `person-${this.userCount}`;
        tab.parts.vault.write(this.server.signIn(userId, 60 + 60 * (this.userCount % 4)));
        tab.parts.state.sync('SIGNED_IN');
        this.expected = { kind: 'in', userId };
        break;
      }
      case 'signOut':
      case 'signOutLocal':
        this.watch(tab.store.signOut(act === 'signOut' ? 'global' : 'local'));
        this.expected = { kind: 'out' };
        break;
      case 'hide':
      case 'show':
        tab.show(act === 'show');
        break;
      case 'revoke':
        if (this.expected.kind === 'in') {
          this.server.revoke(this.expected.userId);
          this.expected = { kind: 'revoked' };
        }
    }
  }

  private watch(promise: Promise<unknown>): void {
    this.unsettled += 1;
    void promise.finally(() => {
      this.unsettled -= 1;
    });
  }

  /** Ends the faults, shows every tab and lets everything come to rest, for at most two minutes. */
  async comeToRest(): Promise<void> {
    this.isCalm = true;
    for (const tab of this.tabs) tab.show(true);
    for (let round = 0; round < 24; round += 1) {
      while (this.scheduler.count() > 0) {
        await this.scheduler.waitOne();
        await settle();
      }
      await this.clock.advance(5_000);
    }
    for (const tab of this.tabs) tab.store.stop();
  }

  /** What the storage holds, read by nobody's eyes but ours. */
  storedUser(): string | null {
    const reading = this.tabs[0]?.parts.vault.read();
    return reading?.kind === 'session' ? reading.session.user.id : null;
  }

  /** What each tab shows: a token, or its status. */
  shown(): string[] {
    return this.tabs.map(({ store }) => {
      const snapshot = store.getSnapshot();
      return snapshot.status === 'signedIn' ? snapshot.session.access_token : snapshot.status;
    });
  }
}
