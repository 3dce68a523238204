import { looksAfterOn, mentorQueries } from '@grow/core/mentor';
import { enabledWhile } from '@grow/core/query';
import { teamQueries, type Team } from '@grow/core/team';
import { berlinDay } from '@grow/core/time';
import { useGrowClient, useProfile, useUserId } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A team and since when it is looked after by whoever asks; undefined for an organiser. */
type AssignedTeam = { readonly team: Team; readonly since: Date | undefined };

/**
 * The team of an address, for its mentor, whoever stands in, and organisers; null where it is none of theirs, undefined while that
 * is not known.
 */
export function useAssignedTeam(slug: string): {
  data: AssignedTeam | null | undefined;
  error: Error | null;
  isOrga: boolean;
} {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  // The guard of the address has read it.
  const isOrga = useProfile().data?.role === 'ORGA';
  const [today] = useState(() => berlinDay(new Date()));
  const assignments = useQuery(enabledWhile(!isOrga, mentorQueries(supabase).assignments(userId)));
  const any = useQuery(enabledWhile(isOrga, teamQueries(supabase).bySlug(slug)));
  if (isOrga) return { data: any.data && { team: any.data, since: undefined }, error: any.error, isOrga };
  const found = assignments.data?.find((one) => one.team.slug === slug && looksAfterOn(one, userId, today));
  const data =
    assignments.data && (found ? { team: found.team, since: found.answeredAt ?? found.createdAt } : null);
  return { data, error: assignments.error, isOrga };
}
