import { mentorQueries, type Mentor } from '@grow/core/mentor';
import { pulseQueries, type NamedPulse, type StillInQuestion } from '@grow/core/pulse';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What was said in a team's weekly check-ins. */
export function useTeamPulses(teamId: string): UseQueryResult<NamedPulse[]> {
  const { supabase } = useGrowClient();
  return useQuery(pulseQueries(supabase).team(teamId));
}

/** Who looks after a team; null while nobody does. */
export function useTeamMentor(teamId: string): UseQueryResult<Mentor | null> {
  const { supabase } = useGrowClient();
  return useQuery(mentorQueries(supabase).ofTeam(teamId));
}

/** What whoever is logged in is asked after ten silent days of their team. */
export function useStillInQuestions(): UseQueryResult<StillInQuestion[]> {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  return useQuery(enabledWhile(userId !== '', pulseQueries(supabase).questions(userId)));
}
