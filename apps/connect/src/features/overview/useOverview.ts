import { overviewFigures, overviewQueries, type OverviewFigures } from '@grow/core/overview';
import type { HandInMatrix } from '@grow/core/hand-in-admin';
import { useGrowClient } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServerTime } from '../handIn';
import { useHandInMatrix } from '../handInAdmin';

/** States that follow from the clock are worked out anew this often, as those of the matrix are. */
const STEP_MS = 10_000;

/** What organisers see first: the figures, what they are counted of and when; or why there are none. */
export function useOverview(): {
  readonly shown:
    | { readonly figures: OverviewFigures; readonly matrix: HandInMatrix; readonly now: Date }
    | undefined;
  readonly error: Error | null;
} {
  const { supabase } = useGrowClient();
  const queries = overviewQueries(supabase);
  const people = useQuery(queries.people());
  const growth = useQuery(queries.growth());
  const teams = useQuery(queries.teams());
  const mentors = useQuery(queries.mentors());
  const dataRequests = useQuery(queries.dataRequests());
  const gates = useQuery(queries.gates());
  const matrix = useHandInMatrix();
  const serverTime = useServerTime();
  const time = (serverTime ?? matrix.data?.readAt)?.getTime() ?? 0;
  const step = Math.floor(time / STEP_MS) * STEP_MS;
  const [peopleCounts, peopleGrowth] = [people.data, growth.data];
  const [teamCounts, mentorCounts, requests] = [teams.data, mentors.data, dataRequests.data];
  const [allGates, allWeeks] = [gates.data, matrix.data];
  const shown = useMemo(() => {
    if (!peopleCounts || !peopleGrowth || !teamCounts || !mentorCounts || !requests) return undefined;
    if (!allGates || !allWeeks) return undefined;
    const now = new Date(step);
    const counted = { people: peopleCounts, growth: peopleGrowth, teams: teamCounts, mentors: mentorCounts };
    const ground = { ...counted, matrix: allWeeks, dataRequests: requests, gates: allGates };
    return { figures: overviewFigures(ground, now), matrix: allWeeks, now };
  }, [peopleCounts, peopleGrowth, teamCounts, mentorCounts, requests, allGates, allWeeks, step]);
  const failed = [people, growth, teams, mentors, dataRequests, gates, matrix].find(
    ({ data, error }) => !data && error,
  );
  return { shown, error: failed?.error ?? null };
}

/** What happened last, newest first. */
export function useSeasonNews() {
  const { supabase } = useGrowClient();
  return useQuery(overviewQueries(supabase).news());
}
