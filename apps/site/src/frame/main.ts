// The only script a visitor runs: the frame's behaviour, the language choice, today's day, and the door to the
// account for those who have a session cookie.
import { hasStoredSession } from '@grow/core';
import { startFrame } from '@grow/ui/frame';
import { localeStorageKey } from './localeScript';
import { showToday } from './showToday';

startFrame();
showToday(document, new Date());

// A link to a question opens it.
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener('hashchange', openTarget);
openTarget();

document.addEventListener('click', (event) => {
  const choice = (event.target as Element).closest<HTMLElement>('[data-locale]')?.dataset.locale;
  try {
    if (choice) localStorage.setItem(localeStorageKey, choice);
  } catch {
    // The link still leads to the page in that language.
  }
});

if (hasStoredSession(document.cookie)) {
  const script = document.querySelector<HTMLMetaElement>('meta[name=grow-account]');
  if (script) void import(/* @vite-ignore */ script.content);
}
