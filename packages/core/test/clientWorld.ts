import { createGrowClient, type SessionEvent } from '../src/session';
import {
  fakeAuthServer,
  fakeClock,
  faultyFetch,
  IdleSocket,
  memoryChannels,
  memoryStorage,
  settle,
  type Fault,
  type SeenRequest,
} from '../src/testing';

export const supabaseUrl = 'http://localhost:54321';
export const supabaseKey = 'sb_publishable_test';
export const json = (body: unknown, status = 200): Fault => ({ kind: 'answer', status, body });

/** One browser whose pages use the whole client, and the server that they talk to. */
export function openWorld(lifeSeconds?: number) {
  const clock = fakeClock(Date.now());
  const server = fakeAuthServer(clock, lifeSeconds);
  let override: Fault | null = null;
  let answerData: (request: SeenRequest) => Fault = () => json([{ id: 1 }]);
  let answerAuth: (request: SeenRequest) => Fault = server.respond;
  const net = faultyFetch(clock, (request) => {
    if (override !== null) return override;
    return request.url.includes('/auth/v1/') ? answerAuth(request) : answerData(request);
  });
  const jar = memoryStorage();
  const channels = memoryChannels();
  const openPage = () => {
    const page = createGrowClient({
      supabaseUrl,
      supabaseKey,
      clock,
      cookieJar: jar,
      fetch: net,
      openChannel: (name) => channels.open(name),
      random: () => 0.5,
      reportError: () => undefined,
      realtime: { transport: IdleSocket },
    });
    const events: SessionEvent[] = [];
    page.session.onEvent((event) => events.push(event));
    return { ...page, events, types: () => events.map((event) => event.type) };
  };
  return {
    clock,
    server,
    net,
    jar,
    openPage,
    respondAlways(fault: Fault | null) {
      override = fault;
    },
    /** What data, storage and functions answer from now on. */
    answerData(respond: (request: SeenRequest) => Fault) {
      answerData = respond;
    },
    answerAuth(respond: (request: SeenRequest) => Fault) {
      answerAuth = respond;
    },
    refreshes: () => net.requests.filter((request) => request.url.includes('grant_type=refresh_token')),
    async signedIn(userId = 'ada') {
      const page = openPage();
      page.session.start();
      await page.supabase.auth.signInWithPassword({ email: `${userId}@example.org`, password: 'x' });
      await settle();
      return page;
    },
  };
}
