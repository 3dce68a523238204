// Somebody at connect: core's client with a cookie jar of its own, and no more requests at once than a browser makes.
import { createGrowClient, sessionKeyOf, type GrowClient } from '@grow/core';
import { Agent, fetch as send } from 'undici';
import { callName } from '../src/run/callName';
import { cookieJar } from '../src/run/cookieJar';
import type { Sample } from './meter';
import type { Place } from './place';
import type { StoredSession } from './sessions';

/** Connections that a browser has to one host. */
const CONNECTIONS = 6;

/** A person in their browser. */
export interface Visitor {
  readonly userId: string;
  readonly client: GrowClient;
  /** How often the page signed them out. */
  readonly signOuts: () => number;
  /** Whether the first token was replaced. */
  readonly isRefreshed: () => boolean;
  readonly leave: () => void;
}

/**
 * Sends as a browser does, and notes how long each answer took, waiting for a free connection included. Node's own fetch has one
 * pool for all, in which each request looks through the connections of thousands of people.
 */
function meteredFetch(connections: Agent, record: (sample: Sample) => void): typeof fetch {
  return async (input, init) => {
    const { url, method, headers } = new Request(input, init);
    const { signal = null } = init ?? {};
    const call = callName(method, url);
    const body = typeof init?.body === 'string' ? init.body : null;
    const begun = performance.now();
    let status = 0;
    try {
      const answer = await send(url, {
        method,
        headers: [...headers],
        body,
        signal,
        dispatcher: connections,
      });
      ({ status } = answer);
      return answer;
    } finally {
      record({ call, milliseconds: performance.now() - begun, status });
    }
  };
}

/** Opens the page of somebody who was here before; `session.start()` is theirs to call. */
export function openVisitor(
  place: Pick<Place, 'url' | 'publishableKey'>,
  stored: StoredSession,
  record: (sample: Sample) => void,
): Visitor {
  const jar = cookieJar(new Map());
  const value = Buffer.from(JSON.stringify(stored)).toString('base64url');
  jar.write(`${sessionKeyOf(place.url)}=base64-${value}`);
  const connections = new Agent({ connections: CONNECTIONS });
  const client = createGrowClient({
    supabaseUrl: place.url,
    supabaseKey: place.publishableKey,
    cookieJar: jar,
    fetch: meteredFetch(connections, record),
  });
  let [signOuts, refreshes] = [0, 0];
  client.session.onEvent(({ type }) => {
    if (type === 'SIGNED_OUT') signOuts += 1;
    if (type === 'TOKEN_REFRESHED') refreshes += 1;
  });
  return {
    userId: stored.user.id,
    client,
    signOuts: () => signOuts + (client.session.getSnapshot().status === 'signedOut' ? 1 : 0),
    isRefreshed: () => refreshes > 0,
    leave: () => {
      client.session.stop();
      void connections.close();
    },
  };
}
