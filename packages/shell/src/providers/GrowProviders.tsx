import { DataProviders, type DataProvidersProps } from './DataProviders';
import { PageProviders, type PageProvidersProps } from './PageProviders';
import { Toasts } from './Toasts';

export type GrowProvidersProps = PageProvidersProps & DataProvidersProps;

/** Everything a page of GROW stands on: session, language, cache and notifications. */
export function GrowProviders({ queryClient, children, ...page }: GrowProvidersProps) {
  return (
    <PageProviders {...page}>
      <Toasts>
        <DataProviders queryClient={queryClient}>{children}</DataProviders>
      </Toasts>
    </PageProviders>
  );
}
