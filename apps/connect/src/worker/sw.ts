// The worker of the screens that open without a connection. It keeps files of one build and the document around them, which are the
// same for everybody; answers of the backend never pass through it. Decision 062.
import type { WorkerManifest } from '../routes/workers';
import { answerFile, answerPage, forgetAll, isOwnFile, keepBuild, keepOnly } from './shellCache';
import type { WorkerScope } from './workerScope';

// Written in by the build.
declare const GROW_WORKER: WorkerManifest;
declare const self: WorkerScope;

// Once: every mention of the constant is the whole list.
const build = GROW_WORKER;

const scope = new URL(self.registration.scope).pathname;
const own = build.scopes[scope];
const cache = { name: `grow-shell ${scope} ${build.version}`, prefix: `grow-shell ${scope} ` };
const pages = (own?.pages ?? []).map((page) => new RegExp(page));

async function takeAway(): Promise<void> {
  await forgetAll(self.caches, 'grow-shell ');
  await self.registration.unregister();
}

self.addEventListener('install', (event) => {
  // A worker that only takes itself away has nobody to wait for.
  if (!build.isOn || !own) return event.waitUntil(self.skipWaiting());
  // No `skipWaiting`: an open sheet goes on with the files that it began with.
  return event.waitUntil(keepBuild(self.caches, cache.name, own.files, build.entry));
});

self.addEventListener('activate', (event) => {
  if (!build.isOn || !own) return event.waitUntil(takeAway());
  return event.waitUntil(keepOnly(self.caches, cache).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!build.isOn || !own || request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pages.some((page) => page.test(pathname)))
      event.respondWith(answerPage(self.caches, cache.name, request, build.entry));
  } else if (isOwnFile(pathname)) event.respondWith(answerFile(self.caches, cache.prefix, request));
});
