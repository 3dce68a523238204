import { createClientSource, createPageLocale } from '@grow/shell';
import { render } from '@testing-library/react';
import { App } from '../app/App';
import { overwriteGetLocale } from '../paraglide/runtime';
import type { BackendDouble } from './backendDouble';

/** Opens an address of connect in the test page, in front of a backend. */
export function renderConnect(path: string, backend: BackendDouble): void {
  window.history.replaceState(null, '', path);
  const client = createClientSource(() => Promise.resolve(backend.client), '');
  const locale = createPageLocale(window);
  overwriteGetLocale(locale.getSnapshot);
  client.load().catch(() => undefined);
  render(<App client={client} locale={locale} />);
}

/** The address in the bar, from the path on. */
export const addressBar = (): string => window.location.pathname + window.location.search;
