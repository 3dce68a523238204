// What the document itself asks the backend for: found when it is built, by reading what a member's first screen reads.
import { createGrowClient, type GrowClient } from '@grow/core';
import { QueryClient } from '@tanstack/react-query';
import { prefetchFirst } from '../app/prefetchFirst';
import { routeEntries } from '../routes/matching';

/** One request, without what its sender adds: the project, the key and the token. */
export type FirstRead = {
  readonly method: string;
  /** Behind the project's address; `PERSON` and `HOUR` stand for the reader and the full hour. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

/** What stands for the id of the reader. */
export const PERSON = '00000000-0000-4000-8000-000000000000';
/** What stands for the beginning of the hour, as queries that ask for what is to come write it. */
export const HOUR = '{hour}';

const PROJECT = 'https://project.example';
const instant = /\d{4}-\d\d-\d\dT\d\d(?::|%3A)\d\d(?::|%3A)\d\d\.\d{3}Z/g;
const sender = new Set(['apikey', 'authorization']);

/** A client whose requests are noted and not sent: whatever depends on an answer is not asked for. */
function notingClient(note: (read: FirstRead) => void): GrowClient {
  return createGrowClient({
    supabaseUrl: PROJECT,
    supabaseKey: 'sb_publishable_document',
    fetch: (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      const headers = [...new Headers(init?.headers)].filter(([name]) => !sender.has(name));
      note({
        method: init?.method ?? 'GET',
        path: address.slice(PROJECT.length).replaceAll(instant, HOUR),
        headers: Object.fromEntries(headers),
        body: typeof init?.body === 'string' ? init.body.replaceAll(instant, HOUR) : undefined,
      });
      return Promise.reject(new TypeError('Only noted'));
    },
  });
}

async function readsAt(path: string): Promise<FirstRead[]> {
  const reads: FirstRead[] = [];
  const client = notingClient((read) => reads.push(read));
  await prefetchFirst(path, { client, userId: PERSON, queryClient: new QueryClient() });
  return reads;
}

// Whatever the address says besides, such as which event, is not known before it is opened.
const paths = routeEntries
  .filter(({ guard }) => guard === 'member')
  .flatMap((entry) => [entry, ...Object.values(entry.children ?? {})])
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));

/** Every member's address with what its first draw asks for. */
export async function recordFirstReads(): Promise<{ path: string; reads: FirstRead[] }[]> {
  const found: { path: string; reads: FirstRead[] }[] = [];
  for (const path of paths) found.push({ path, reads: await readsAt(path) });
  return found;
}
