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

// What searches the questions is loaded by the first who goes there.
const scriptOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
addEventListener('focusin', ({ target }) => {
  const script = scriptOf('grow-questions');
  if (script && (target as Element).closest('#faq-search')) void import(/* @vite-ignore */ script);
});

document.addEventListener('click', (event) => {
  const choice = (event.target as Element).closest<HTMLElement>('[data-locale]')?.dataset.locale;
  try {
    if (choice) localStorage.setItem(localeStorageKey, choice);
  } catch {
    // The link still leads to the page in that language.
  }
});

const accountScript = scriptOf('grow-account');
if (accountScript && hasStoredSession(document.cookie)) void import(/* @vite-ignore */ accountScript);
