import { tokenClaims } from './sessionRecord';

/** Whether a key may be read by everybody: a publishable one, or the `anon` token of older projects. */
export function isPublicKey(key: string): boolean {
  return key.startsWith('sb_publishable_') || tokenClaims(key)?.['role'] === 'anon';
}

/** Whether this code was loaded into a browser, by a page or by a worker: whoever opens it reads its keys. */
export function isInBrowser(): boolean {
  return 'document' in globalThis || 'importScripts' in globalThis;
}
