import '@grow/ui/fonts.css';
import { createPageLocale } from '@grow/shell';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { overwriteGetLocale } from '../paraglide/runtime';
import { App } from './App';
import { createPageClient, startClient } from './clientSource';
import { handOver } from './handOver';
import { prefetchMemberPage } from './memberPage';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = createPageClient();
const locale = createPageLocale(window);
overwriteGetLocale(locale.getSnapshot);

handOver(root);
// Not before the frame with the account is there: nobody who is logged in sees a login. As a transition, so that what has
// come is drawn without a fallback before it.
const render = () => startTransition(() => createRoot(root).render(<App client={client} locale={locale} />));
if (client.isSessionExpected) void prefetchMemberPage().then(render);
else render();
startClient(client, window);
