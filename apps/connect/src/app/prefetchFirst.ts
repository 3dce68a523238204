import { profileQueries } from '@grow/core';
import { onboardingQueries } from '@grow/core/onboarding';
import { seasonQueries } from '@grow/core/season';
import { prefetchPath, readWith, type PrefetchSource } from './prefetchPath';

/** Starts what frame, guards and screen of an address read, before any of them is drawn. Never rejects. */
export async function prefetchFirst(path: string, source: PrefetchSource): Promise<void> {
  const { client, userId, queryClient } = source;
  if (!client || !userId) return;
  const { supabase } = client;
  const read = readWith(queryClient);
  await Promise.all([
    read(onboardingQueries(supabase).detail(userId)),
    read(profileQueries(supabase).detail(userId)),
    read(seasonQueries(supabase).current()),
    prefetchPath(path, source),
  ]);
}
