import { officeHourQueries } from '@grow/core/office-hour';
import {
  meetingsOfRecord,
  recordEntries,
  recordQueries,
  type MeetingOfRecord,
  type RecordEntry,
} from '@grow/core/record';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useActionItems, useAdvice } from '../../../features/actionItem';
import { useExperiments } from '../../../features/experiment';
import { useTeamWeeks } from '../../../features/handIn';
import { useMentorNotes } from '../../../features/mentorNote';
import { useTeamPulses } from '../../../features/pulse';

/** The record of a team as far as it is known. */
export type TeamRecord = {
  /** What is known so far, what happened last first. */
  readonly entries: readonly RecordEntry[];
  /** Those that are planned, too. */
  readonly meetings: readonly MeetingOfRecord[];
  readonly isPending: boolean;
  /** Of the first part that could not be read. */
  readonly error: Error | undefined;
};

const nothing = { histories: [], people: new Map() };

/** Everything that a team did, said and was told. A part that cannot be read leaves the others. */
export function useRecord(team: Team, season: Season, now: Date): TeamRecord {
  const { supabase } = useGrowClient();
  const weeks = useTeamWeeks(team.id);
  const handIns = useQuery(recordQueries(supabase).handIns(team.id));
  const pulses = useTeamPulses(team.id);
  const experiments = useExperiments(team.id);
  const advice = useAdvice(team.id);
  const items = useActionItems(team.id);
  const notes = useMentorNotes(team.id);
  const bookings = useQuery(officeHourQueries(supabase).ofTeam(team.id));
  const meetings = meetingsOfRecord(bookings.data ?? [], now);
  const parts = [weeks, handIns, pulses, experiments, advice, items, notes, bookings];
  const failed = parts.find(({ isError, data }) => isError && data === undefined);
  const entries = recordEntries(
    {
      ...{ weeks: weeks.data ?? [], handIns: handIns.data ?? nothing, pulses: pulses.data ?? [] },
      ...{ experiments: experiments.data ?? [], advice: advice.data ?? [], items: items.data ?? [] },
      ...{ meetings, notes: notes.data ?? [] },
    },
    season,
  );
  return {
    entries,
    meetings,
    isPending: parts.some(({ isPending }) => isPending),
    error: failed?.error ?? undefined,
  };
}
