import { mentorNoteQueries, type NamedMentorNote } from '@grow/core/mentor-note';
import { useGrowClient } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What is noted about a team, the newest first. */
export function useMentorNotes(teamId: string): UseQueryResult<NamedMentorNote[]> {
  const { supabase } = useGrowClient();
  return useQuery(mentorNoteQueries(supabase).team(teamId));
}
