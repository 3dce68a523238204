/** What the document has asked the backend for, before any script was here. */
type FirstReads = {
  /** Whose answers these are. */
  readonly token: string;
  /** By method, address and body, with a space between: one for each query that will ask for it. */
  readonly answers: Map<string, Promise<Response>[]>;
};

declare global {
  interface Window {
    growFirstReads?: FirstReads;
  }
}

/** From now on everything is asked for anew: something may have been changed since. */
export function endFirstReads(page: Window): void {
  page.growFirstReads?.answers.clear();
}

/**
 * A fetch that takes each answer the document has asked for once for each query, for the same reader; everything else is
 * sent as ever.
 */
export function takingFirstReads(fetch: typeof globalThis.fetch, page: Window): typeof globalThis.fetch {
  return async (input, init) => {
    const first = page.growFirstReads;
    if (!first || input instanceof Request) return fetch(input, init);
    const { method = 'GET', body } = init ?? {};
    const key = `${method} ${String(input)} ${typeof body === 'string' ? body : ''}`;
    const answers = first.answers.get(key);
    if (!answers || new Headers(init?.headers).get('Authorization') !== `Bearer ${first.token}`)
      return fetch(input, init);
    const answer = answers.shift();
    if (answers.length === 0) first.answers.delete(key);
    // Where it failed, the query has failed: nothing is asked for twice unless somebody asks.
    return answer ?? fetch(input, init);
  };
}
