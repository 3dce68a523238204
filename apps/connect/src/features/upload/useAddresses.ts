import { enabledWhile } from '@grow/core/query';
import { ADDRESS_SECONDS, uploadQueries, type UploadFile } from '@grow/core/upload';
import { useGrowClient } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';

/** How long an address is given out, in milliseconds; whoever opens it then has two minutes to begin. */
const FRESH = (ADDRESS_SECONDS - 120) * 1000;

/** Addresses that read the files, renewed before they end; `renew` asks for others at once. */
export function useAddresses(files: readonly UploadFile[]) {
  const { supabase } = useGrowClient();
  const { data, refetch } = useQuery({
    ...enabledWhile(files.length > 0, uploadQueries(supabase).addresses(files)),
    staleTime: FRESH,
    gcTime: FRESH,
    refetchInterval: FRESH,
    refetchOnWindowFocus: true,
  });
  return {
    addressOf: (id: string): string | undefined => data?.get(id),
    renew: () => void refetch(),
  };
}
