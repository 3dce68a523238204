// The only script a visitor runs before they do something: header, colour switch, language choice, today's day and
// phase, and the doors to the menu and to the account of those who have a session cookie.
import { hasStoredSession } from '@grow/core';
import { attachHeader, attachNow, attachTheme } from '@grow/ui/frame';
import { localeStorageKey } from './localeScript';
import { showToday } from './showToday';

const header = document.querySelector<HTMLElement>('[data-header]');
const now = new Date();
if (header) attachHeader(header);
attachTheme();
attachNow(now);
showToday(document, now);

/** Loads the script whose address the page's head carries under this name. */
const load = (name: string) =>
  import(/* @vite-ignore */ document.querySelector<HTMLMetaElement>(`[name=grow-${name}]`)!.content);

// A link to a question opens it.
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener('hashchange', openTarget);
openTarget();

let isMenuLoaded = false;
document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const choice = target.closest<HTMLElement>('[data-locale]')?.dataset.locale;
  try {
    if (choice) localStorage.setItem(localeStorageKey, choice);
  } catch {
    // The link still leads to the page in that language.
  }
  if (target.closest('[data-menu-toggle]') && !isMenuLoaded) {
    isMenuLoaded = true;
    void load('menu');
  }
});

if (hasStoredSession(document.cookie)) void load('account');
