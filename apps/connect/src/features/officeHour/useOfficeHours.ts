import {
  officeHourQueries,
  type BookableSlot,
  type NamedBooking,
  type OfficeHourSeries,
  type OfficeHourSlot,
} from '@grow/core/office-hour';
import { berlinDay } from '@grow/core/time';
import { useGrowClient } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The office hours of a mentor that come back. */
export function useSeries(mentorId: string, now: Date): UseQueryResult<OfficeHourSeries[]> {
  const { supabase } = useGrowClient();
  return useQuery(officeHourQueries(supabase).series(mentorId, berlinDay(now)));
}

/** The slots of a mentor in a week, with who has booked them. */
export function useSlots(mentorId: string, from: Date, until: Date): UseQueryResult<OfficeHourSlot[]> {
  const { supabase } = useGrowClient();
  return useQuery(officeHourQueries(supabase).slots(mentorId, from, until));
}

/** What lies ahead of a mentor, and what awaits a note. */
export function useMentorMeetings(mentorId: string): UseQueryResult<NamedBooking[]> {
  const { supabase } = useGrowClient();
  return useQuery(officeHourQueries(supabase).ofMentor(mentorId));
}

/** The meetings of a team, the newest first. */
export function useTeamMeetings(teamId: string): UseQueryResult<NamedBooking[]> {
  const { supabase } = useGrowClient();
  return useQuery(officeHourQueries(supabase).ofTeam(teamId));
}

/** The times at which one's own team may meet somebody. */
export function useBookableSlots(): UseQueryResult<BookableSlot[]> {
  const { supabase } = useGrowClient();
  return useQuery(officeHourQueries(supabase).bookable());
}
