import { faqMutations, faqQueries, partnerMutations, partnerQueries } from '@grow/core/content';
import { useGrowClient } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';

/** The questions of the site, for organisers, and what changes them. */
export function useFaqs() {
  const { supabase } = useGrowClient();
  return { list: useQuery(faqQueries(supabase).all()), mutations: faqMutations(supabase) };
}

/** The partners of the site, for organisers, and what changes them. */
export function usePartners() {
  const { supabase } = useGrowClient();
  return { list: useQuery(partnerQueries(supabase).all()), mutations: partnerMutations(supabase) };
}
