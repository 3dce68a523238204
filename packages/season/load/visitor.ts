// Somebody at connect: core's client with a cookie jar of its own, and no more requests at once than a browser makes.
import { createGrowClient, sessionKeyOf, type GrowClient } from '@grow/core';
import { callName } from '../src/run/callName';
import { cookieJar } from '../src/run/cookieJar';
import type { Sample } from './meter';
import type { Place } from './place';
import type { StoredSession } from './sessions';

/** Requests that a browser has under way to one host. */
const AT_ONCE = 6;

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

/** Sends as a browser does, and notes how long each answer took, waiting for a free connection included. */
function meteredFetch(record: (sample: Sample) => void): typeof fetch {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const address = input instanceof Request ? input.url : new URL(input).href;
    const call = callName(init?.method ?? request?.method ?? 'GET', address);
    const begun = performance.now();
    if (underWay >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    let status = 0;
    try {
      const answer = await fetch(input, init);
      ({ status } = answer);
      return answer;
    } finally {
      record({ call, milliseconds: performance.now() - begun, status });
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
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
  const client = createGrowClient({
    supabaseUrl: place.url,
    supabaseKey: place.publishableKey,
    cookieJar: jar,
    fetch: meteredFetch(record),
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
    },
  };
}
