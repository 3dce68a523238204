import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '../failures/FailureNotice';
import { ClearOnUserChange } from './ClearOnUserChange';
import { RefreshWithoutProfile } from './RefreshWithoutProfile';

export type DataProvidersProps = {
  /** The page's one cache, from `createQueryClient()`. */
  queryClient: QueryClient;
  children: ReactNode;
};

/** What pages with data stand on, inside `PageProviders` and `Toasts`: the cache and what is said about failures. */
export function DataProviders({ queryClient, children }: DataProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RefreshWithoutProfile />
      <ClearOnUserChange />
      <FailureNotice />
      {children}
    </QueryClientProvider>
  );
}
