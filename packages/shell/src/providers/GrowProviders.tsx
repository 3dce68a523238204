import { DataProviders, type DataProvidersProps } from './DataProviders';
import { PageProviders, type PageProvidersProps } from './PageProviders';

export type GrowProvidersProps = PageProvidersProps & DataProvidersProps;

/** Everything a page of GROW stands on: session, language, look, cache and notifications. */
export function GrowProviders({ queryClient, children, ...page }: GrowProvidersProps) {
  return (
    <PageProviders {...page}>
      <DataProviders queryClient={queryClient}>{children}</DataProviders>
    </PageProviders>
  );
}
