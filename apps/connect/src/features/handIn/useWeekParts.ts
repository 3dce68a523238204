import { handInQueries, isPartReady, type PartValue } from '@grow/core/hand-in';
import type { MilestonePart } from '@grow/core/milestone';
import { enabledWhile } from '@grow/core/query';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useMilestones } from './useMilestones';

/** A part of what a week asks for, with what the team wrote. */
export type WeekPart = {
  readonly part: MilestonePart;
  readonly value: PartValue | undefined;
  readonly isReady: boolean;
};

type Known = {
  /** In the order in which they are filled in; undefined while they are not known, empty where the week asks for nothing. */
  readonly parts: readonly WeekPart[] | undefined;
  readonly error: Error | null;
};

/** What a week asks of a team, part by part, and how far it is. */
export function useWeekParts(team: Team, season: Season, week: number): Known {
  const { supabase } = useGrowClient();
  const milestones = useMilestones(season.id);
  const milestone = milestones.data?.find((one) => one.week === week);
  const record = useQuery(
    enabledWhile(milestone !== undefined, handInQueries(supabase).ofMilestone(team.id, milestone?.id ?? '')),
  );
  const error = milestones.error ?? record.error;
  if (milestones.data && !milestone) return { parts: [], error };
  if (!milestone || record.data === undefined) return { parts: undefined, error };
  const parts = milestone.parts.map((part) => {
    const value = record.data?.parts.find(({ key }) => key === part.key)?.value;
    return { part, value, isReady: isPartReady(value) };
  });
  return { parts, error };
}
