import type { NamedBooking } from '@grow/core/office-hour';
import { recordEntries, recordQueries, type MeetingOfRecord, type RecordEntry } from '@grow/core/record';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useActionItems, useAdvice } from '../../../features/actionItem';
import { useExperiments } from '../../../features/experiment';
import { useTeamWeeks } from '../../../features/handIn';
import { useMentorNotes } from '../../../features/mentorNote';
import { useTeamMeetings } from '../../../features/officeHour';
import { useTeamPulses } from '../../../features/pulse';

type TeamRecord = {
  /** What is known so far, what happened last first. */
  readonly entries: readonly RecordEntry[];
  readonly isPending: boolean;
  /** Of the first part that could not be read. */
  readonly error: Error | undefined;
};

const nothing = { histories: [], people: new Map() };

const states = { booked: 'planned', held: 'held', no_show: 'missed' } as const;

/** A meeting as the record tells it; nothing of one that was cancelled. */
const meetingsOf = ({ id, state, startsAt, endsAt, note }: NamedBooking): MeetingOfRecord[] =>
  state === 'cancelled'
    ? []
    : [
        {
          ...{ id, startsAt, note, state: states[state] },
          minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
        },
      ];

/** Everything that a team did, said and was told. A part that cannot be read leaves the others. */
export function useRecord(team: Team, season: Season): TeamRecord {
  const { supabase } = useGrowClient();
  const weeks = useTeamWeeks(team.id);
  const handIns = useQuery(recordQueries(supabase).handIns(team.id));
  const pulses = useTeamPulses(team.id);
  const experiments = useExperiments(team.id);
  const advice = useAdvice(team.id);
  const items = useActionItems(team.id);
  const notes = useMentorNotes(team.id);
  const meetings = useTeamMeetings(team.id);
  const parts = [weeks, handIns, pulses, experiments, advice, items, notes, meetings];
  const failed = parts.find(({ isError, data }) => isError && data === undefined);
  const entries = recordEntries(
    {
      ...{ weeks: weeks.data ?? [], handIns: handIns.data ?? nothing, pulses: pulses.data ?? [] },
      ...{ experiments: experiments.data ?? [], advice: advice.data ?? [], items: items.data ?? [] },
      ...{ meetings: (meetings.data ?? []).flatMap(meetingsOf), notes: notes.data ?? [] },
    },
    season,
  );
  return {
    entries,
    isPending: parts.some(({ isPending }) => isPending),
    error: failed?.error ?? undefined,
  };
}
