// What the worker keeps and answers with. The document is asked for first, so that it is what the server stamps and builds
// now; where that does not come, the kept one opens with the files of its build.

/** The document, whatever the address below connect. */
export const DOCUMENT = '/connect/';
/** In milliseconds: a hall with one bar of reception is a hall without. */
const PATIENCE = 2_500;

/** Files that never change under their names. */
export const isOwnFile = (pathname: string): boolean => pathname.startsWith('/connect/assets/');

/** Keeps all files of a build and its document, or nothing. @throws Error where one is missing or of another build */
export async function keepBuild(
  caches: CacheStorage,
  name: string,
  files: readonly string[],
  entry: string,
): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll(files);
  const document = await fetch(DOCUMENT, { cache: 'no-cache', credentials: 'omit' });
  const isOfBuild = document.ok && (await document.clone().text()).includes(entry);
  if (isOfBuild) return cache.put(DOCUMENT, document);
  await caches.delete(name);
  throw new Error('The document is of another build; the browser tries again.');
}

/** Lets go of earlier builds of this scope. */
export async function keepOnly(
  caches: CacheStorage,
  { name, prefix }: { name: string; prefix: string },
): Promise<void> {
  const old = (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== name);
  await Promise.all(old.map((one) => caches.delete(one)));
}

/** Lets go of everything whose name begins so. */
export async function forgetAll(caches: CacheStorage, prefix: string): Promise<void> {
  const all = (await caches.keys()).filter((one) => one.startsWith(prefix));
  await Promise.all(all.map((one) => caches.delete(one)));
}

const inTime = (request: Request): Promise<Response | undefined> =>
  Promise.race([
    fetch(request).then(
      // Whoever stands in front of the server, and a server that fails, are no reason to see nothing.
      (answer) => (answer.ok && !answer.redirected ? answer : undefined),
      () => undefined,
    ),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE)),
  ]);

/** The document from the server, or the kept one. One of the same build is kept anew: its configuration may have changed. */
export async function answerPage(
  caches: CacheStorage,
  name: string,
  request: Request,
  entry: string,
): Promise<Response> {
  const cache = await caches.open(name);
  const fresh = await inTime(request);
  if (!fresh) return (await cache.match(DOCUMENT)) ?? fetch(request);
  const copy = fresh.clone();
  if ((await copy.clone().text()).includes(entry)) await cache.put(DOCUMENT, copy);
  return fresh;
}

/** A file of any build that is kept, or from the server. */
export async function answerFile(caches: CacheStorage, prefix: string, request: Request): Promise<Response> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const kept = await (await caches.open(name)).match(request.url);
    if (kept) return kept;
  }
  return fetch(request);
}
