import '@grow/ui/fonts.css';
import { createPageLocale } from '@grow/shell';
import { createRoot } from 'react-dom/client';
import { overwriteGetLocale } from '../paraglide/runtime';
import { App } from './App';
import { createPageClient, startClient } from './clientSource';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = createPageClient();
const locale = createPageLocale(window);
overwriteGetLocale(locale.getSnapshot);

createRoot(root).render(<App client={client} locale={locale} />);
startClient(client, window);
