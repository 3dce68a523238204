import { PageProviders, Toasts, type ClientSource, type LocaleStore } from '@grow/shell';
import { BrowserRouter } from 'react-router-dom';
import { BASE } from '../paths';
import { Page } from './Page';

export type AppProps = { client: ClientSource; locale: LocaleStore };

/** Connect, from providers to routes. */
export function App({ client, locale }: AppProps) {
  return (
    <PageProviders client={client} locale={locale}>
      <Toasts>
        <BrowserRouter basename={BASE}>
          <Page />
        </BrowserRouter>
      </Toasts>
    </PageProviders>
  );
}
