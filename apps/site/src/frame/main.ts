// The only script a visitor runs before they do something: header, colour switch, language choice, today's day and
// phase, and the openers of the menu and of the account of those who have a session cookie.
import { hasStoredSession } from '@grow/core';
import { attachHeader, attachNow, toggleTheme } from '@grow/ui/frame';
import { localeStorageKey } from './localeScript';
import { showToday } from './showToday';

const header = document.querySelector<HTMLElement>('[data-header]');
const now = new Date();
if (header) attachHeader(header);
attachNow(now);
showToday(document, now);

/** Loads the script whose address the page's body carries under this name. */
function load(name: string): void {
  const address = document.body.dataset[name];
  if (address) void import(/* @vite-ignore */ address);
}

// What the page can do further down comes with the first who moves on it.
const loadLater = () => load('later');
addEventListener('scroll', loadLater, { once: true });
addEventListener('focusin', loadLater);
addEventListener('hashchange', loadLater);
if (location.hash) loadLater();

addEventListener('click', ({ target }) => {
  const closest = (part: string) => (target as Element).closest<HTMLElement>(`[data-${part}]`);
  if (closest('theme-toggle')) toggleTheme();
  // Loaded once, however often it is asked for. The live menu of an account brings its own and stands deeper.
  if (closest('menu-toggle') && document.querySelector('body>[data-mobile-menu]')) load('menu');
  const choice = closest('locale')?.dataset.locale;
  if (!choice) return;
  // The offer is answered; whoever pressed its button reads on where the page begins.
  if (closest('offer-line')) document.querySelector('main')?.focus();
  delete document.documentElement.dataset.offer;
  try {
    localStorage.setItem(localeStorageKey, choice);
  } catch {
    // The link still leads to the page in that language.
  }
});

if (hasStoredSession(document.cookie)) load('account');
// Stamped by the deployment; without it this is no number, and nothing is below it.
const share = document.querySelector<HTMLElement>('[data-report-share]')?.dataset.reportShare;
if (Math.random() < Number(share)) load('reports');
