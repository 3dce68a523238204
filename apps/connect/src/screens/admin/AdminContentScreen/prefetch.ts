import { faqQueries, partnerQueries } from '@grow/core/content';
import { storyQueries } from '@grow/core/showcase';
import { paths } from '../../../paths';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the part that the address names. */
export function prefetch({ client: { supabase }, pathname, read }: PrefetchInput): void {
  if (pathname.startsWith(paths.adminStories())) void read(storyQueries(supabase).list());
  else if (pathname.startsWith(paths.adminPartners())) void read(partnerQueries(supabase).all());
  else void read(faqQueries(supabase).all());
}
