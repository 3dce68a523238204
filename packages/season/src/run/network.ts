// The way between a person's device and the backend, and what goes wrong on it.
import { callName } from './callName';
import type { Journal } from './Journal';

/** What is out of order now. */
export interface Outages {
  storage: boolean;
}

/** Whether a call may have changed something by the time its answer is lost. */
const isChange = (method: string, { pathname }: URL): boolean =>
  method !== 'GET' && method !== 'HEAD' && pathname.startsWith('/rest/v1/');

/**
 * A fetch that notes every call, fails while storage is out of order, and loses an answer where `losesAnswer` says so: the
 * change is made, and the device hears of a broken connection.
 */
export function unreliableFetch(
  journal: Journal,
  outages: Outages,
  losesAnswer: () => boolean,
): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const name = callName(method, url.href);
    if (outages.storage && url.pathname.startsWith('/storage/')) {
      journal.noteFault('storage out of order');
      return Response.json(
        { statusCode: '503', error: 'unavailable', message: 'Storage is out of order' },
        { status: 503 },
      );
    }
    const begun = performance.now();
    try {
      const answer = await fetch(input, init);
      const isFailed = answer.status >= 500;
      journal.noteCall(name, performance.now() - begun, isFailed);
      if (!isChange(method, url) || !losesAnswer()) return answer;
      await answer.arrayBuffer();
      journal.noteFault('lost answer');
    } catch (error) {
      journal.noteCall(name, performance.now() - begun, true);
      throw error;
    }
    throw new TypeError('fetch failed');
  };
}
