import type { RoundKind } from '@grow/core/round';
import {
  decisionsAtLine,
  gateQueries,
  rankingGroundOf,
  type GateNote,
  type GateProtocol,
  type GateRecipients,
  type GateResults,
  type TeamGate,
  type TeamOfRound,
} from '@grow/core/gate';
import { enabledWhile } from '@grow/core/query';
import { lineAt, rankTeams, type Line, type Ranking, type TeamDecision } from '@grow/core/ranking';
import { useGrowClient } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';

/** ms between two looks at what other organisers do. */
const REFRESH_MS = 10_000;

/** Everything that a round is decided from, read again while the page is open. */
export function useGateResults(roundId: string): UseQueryResult<GateResults> {
  const { supabase } = useGrowClient();
  return useQuery({ ...gateQueries(supabase).results(roundId), refetchInterval: REFRESH_MS });
}

/** A round with what follows from its score sheets. */
export interface RankedRound {
  readonly results: GateResults;
  readonly ranking: Ranking;
  readonly line: Line;
  readonly decisions: readonly TeamDecision[];
}

/** The ranking of a round and what its line says. */
export function useRankedRound(results: GateResults): RankedRound {
  // The ranking hangs on the score sheets alone; the line is moved without computing it again.
  const ranking = useMemo(() => rankTeams(rankingGroundOf(results)), [results]);
  return useMemo(
    () => ({
      ...{ results, ranking },
      line: lineAt(ranking, results.round.cutSize),
      decisions: decisionsAtLine(results, ranking),
    }),
    [results, ranking],
  );
}

/** Notes on a team; nothing is asked without one. */
export function useGateNotes(team: TeamOfRound | undefined): UseQueryResult<GateNote[]> {
  const { supabase } = useGrowClient();
  return useQuery(
    enabledWhile(team !== undefined, gateQueries(supabase).notes(team ?? { roundId: '', teamId: '' })),
  );
}

/** Whom the release reaches. */
export function useGateRecipients(roundId: string): UseQueryResult<GateRecipients> {
  const { supabase } = useGrowClient();
  return useQuery({ ...gateQueries(supabase).recipients(roundId), refetchInterval: REFRESH_MS });
}

/** What was decided last; null where nothing was. */
export function useGateProtocol(roundId: string | undefined): UseQueryResult<GateProtocol | null> {
  const { supabase } = useGrowClient();
  return useQuery(enabledWhile(roundId !== undefined, gateQueries(supabase).protocol(roundId ?? '')));
}

/** What the reader's team may know of a round; null where it is in none. */
export function useTeamGate(kind: RoundKind): UseQueryResult<TeamGate | null> {
  const { supabase } = useGrowClient();
  return useQuery(gateQueries(supabase).team(kind));
}
