import { faqQueries, partnerQueries } from '@grow/core/content';
import { paths } from '../../../paths';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the part that the address names. */
export function prefetch({ client: { supabase }, pathname, read }: PrefetchInput): void {
  const isPartners = pathname.startsWith(paths.adminPartners());
  void (isPartners ? read(partnerQueries(supabase).all()) : read(faqQueries(supabase).all()));
}
