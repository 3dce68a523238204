import '@grow/ui/fonts.css';
// Before all others: so it stands beside the shell's, which is nearly the same text, and packs with it.
import { overwriteGetLocale } from '../paraglide/runtime';
import { createPageLocale } from '@grow/shell';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { createPageClient } from './clientSource';
import { afterFirstDraw, beforeFirstDraw } from './firstDraw';
import { endFirstReads } from './firstReads';
import { endFirstScreen } from './firstScreen';
import { readTyped, writeTyped } from './takeOver';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = createPageClient();
const locale = createPageLocale(window);
overwriteGetLocale(locale.getSnapshot);

function endFirst() {
  endFirstScreen();
  endFirstReads(window);
}

// No top-level await: the chunks that the first draw waits for import this one.
void beforeFirstDraw(client, window).then(() => {
  const typed = readTyped(root);
  flushSync(() => createRoot(root).render(<App client={client} locale={locale} />));
  writeTyped(root, typed);
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, endFirst, { once: true });
  afterFirstDraw(client, window);
  // Without a stamped share this is no number, and nothing is below it.
  const share = document.querySelector<HTMLElement>('[data-report-share]')?.dataset['reportShare'];
  if (Math.random() < Number(share)) void import('./reports');
});
