import { enabledWhile } from '@grow/core/query';
import {
  roundQueries,
  type HostedStage,
  type NoHostedStage,
  type RoundKind,
  type RoundOfList,
  type RoundProgress,
  type RoundSetup,
  type RoundSource,
} from '@grow/core/round';
import { useGrowClient } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** ms between two looks at what jurors and other organisers do. */
const REFRESH_MS = 10_000;

/** The two gates of the season; read again while the page is open, so that everybody stands in the same state. */
export function useGateRounds(): UseQueryResult<RoundOfList[]> {
  const { supabase } = useGrowClient();
  return useQuery({ ...roundQueries(supabase).list(), refetchInterval: REFRESH_MS });
}

/** All that is set of a round; nothing is asked without one. */
export function useRoundSetup(roundId: string | undefined): UseQueryResult<RoundSetup> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...enabledWhile(roundId !== undefined, roundQueries(supabase).setup(roundId ?? '')),
    refetchInterval: REFRESH_MS,
  });
}

/** Rounds whose criteria and settings this one could take over; nothing is asked without one. */
export function useRoundSources(roundId: string | undefined): UseQueryResult<RoundSource[]> {
  const { supabase } = useGrowClient();
  return useQuery(enabledWhile(roundId !== undefined, roundQueries(supabase).sources(roundId ?? '')));
}

/** How far the scoring is. */
export function useRoundProgress(roundId: string): UseQueryResult<RoundProgress> {
  const { supabase } = useGrowClient();
  return useQuery({ ...roundQueries(supabase).progress(roundId), refetchInterval: REFRESH_MS });
}

/** The stage that the caller hosts in a round. A hall's network comes and goes: what was read is asked for until it answers. */
export function useHostedStage(kind: RoundKind): UseQueryResult<HostedStage | NoHostedStage> {
  const { supabase } = useGrowClient();
  const hosted = useQuery({ ...roundQueries(supabase).hostedStage(kind), refetchInterval: REFRESH_MS });
  const { refetch } = hosted;
  const isOut = hosted.isError && hosted.data !== undefined;
  useEffect(() => {
    // A query in error asks for nothing of its own accord.
    const timer = isOut ? setInterval(() => void refetch(), REFRESH_MS) : undefined;
    return () => clearInterval(timer);
  }, [isOut, refetch]);
  return hosted;
}
