import '@grow/ui/fonts.css';
import { createPageLocale } from '@grow/shell';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { overwriteGetLocale } from '../paraglide/runtime';
import { App } from './App';
import { createPageClient, startClient } from './clientSource';
import { endFirstScreen } from './firstScreen';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = createPageClient();
const locale = createPageLocale(window);
overwriteGetLocale(locale.getSnapshot);

// At once: what the document shows until now can be pressed and would not hear it.
flushSync(() => createRoot(root).render(<App client={client} locale={locale} />));
for (const touch of ['pointerdown', 'keydown'])
  window.addEventListener(touch, endFirstScreen, { once: true });
startClient(client, window);
