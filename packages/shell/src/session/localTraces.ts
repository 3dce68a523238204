// What a person leaves in a browser besides the session, and how it goes.
import { forgetAllSheets } from '@grow/core/browser';
import { LOCALE_STORAGE_KEY, PROFILE_LOCALE_STORAGE_KEY } from '../language/localeStore';

/** What is kept under this prefix was typed and not sent: it outlives an ended session, but no sign-out. */
export const DRAFT_PREFIX = 'grow-draft-';

/** Choices about this browser, not about a person: they stay whoever was here. */
const KEPT: readonly string[] = ['grow-theme', LOCALE_STORAGE_KEY];

type TraceStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

function removeWhere(storage: () => TraceStorage, isMeant: (key: string) => boolean): void {
  try {
    const open = storage();
    const keys = Array.from({ length: open.length }, (_, index) => open.key(index));
    for (const key of keys) if (key !== null && isMeant(key)) open.removeItem(key);
  } catch {
    // A storage that refuses has kept nothing.
  }
}

/** Forgets drafts and the language of the profile: somebody else may sit at this browser next. */
export function forgetAtSignOut(storage: () => TraceStorage): void {
  removeWhere(storage, (key) => key.startsWith(DRAFT_PREFIX) || key === PROFILE_LOCALE_STORAGE_KEY);
}

/** The session's own cookies are gone by then; a login that was begun and not finished may have left one. */
function expireCookies(page: Document): void {
  for (const pair of page.cookie.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    if (name.startsWith('sb-')) page.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}

/** Forgets everything about a person whose account is gone: drafts, notes of the tab, cookies, cached answers. */
export async function forgetPerson(page: Window): Promise<void> {
  removeWhere(
    () => page.localStorage,
    (key) => !KEPT.includes(key),
  );
  removeWhere(
    () => page.sessionStorage,
    () => true,
  );
  expireCookies(page.document);
  await forgetAllSheets();
  try {
    const names = await page.caches.keys();
    await Promise.all(names.map((name) => page.caches.delete(name)));
  } catch {
    // No cache storage here: nothing is in it.
  }
}
