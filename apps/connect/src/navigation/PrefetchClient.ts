import type { GrowClient } from '@grow/core';
import type { QueryClient } from '@tanstack/react-query';

/** What a screen may fetch with before it is shown: somebody is logged in. */
export type PrefetchClient = {
  readonly client: GrowClient;
  readonly queryClient: QueryClient;
  readonly userId: string;
};
