// The only script a visitor runs: the frame's behaviour, the language choice, today's day, and the door to the
// account for those who have a session cookie.
import { hasStoredSession } from '@grow/core';
import { startFrame } from '@grow/ui/frame';
import { localeStorageKey } from './localeScript';
import { showToday } from './showToday';

startFrame();
showToday(document, new Date());

// A link to a question opens it, in browsers that do not do so by themselves too.
const openTarget = () => {
  document.getElementById(location.hash.slice(1))?.closest('details')?.setAttribute('open', '');
};
addEventListener('hashchange', openTarget);
openTarget();

/** Loads the script whose address the page's head carries under this name. */
function load(name: string): void {
  const address = document.querySelector<HTMLMetaElement>(`[name=grow-${name}]`);
  if (address) void import(/* @vite-ignore */ address.content);
}

// What searches the questions comes with the first who goes to the field.
addEventListener('focusin', ({ target }) => {
  if ((target as Element).closest('#faq-search')) load('questions');
});

document.addEventListener('click', (event) => {
  const choice = (event.target as Element).closest<HTMLElement>('[data-locale]')?.dataset.locale;
  try {
    if (choice) localStorage.setItem(localeStorageKey, choice);
  } catch {
    // The link still leads to the page in that language.
  }
});

if (hasStoredSession(document.cookie)) load('account');
