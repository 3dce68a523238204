import type { Profile } from '@grow/core';
import { announcementQueries } from '@grow/core/announcement';
import type { EventFigures, GrowEvent } from '@grow/core/event';
import type { PersonContext } from '@grow/core/next';
import { enabledWhile } from '@grow/core/query';
import type { Season } from '@grow/core/season';
import { teamQueries, teamRequestQueries } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useEventsIn } from '../../../features/event';
import { useFigures, useMissingEvents, useMyEvents, useMyRegistrations } from '../../../features/seat';
import { useMyRequests } from '../../../features/team';
import { mandatoryEventsQuery } from './prefetch';

/** An event, and how full it is once that is known. */
export type SeatFacts = { readonly event: GrowEvent; readonly figures: EventFigures | undefined };

type Known = {
  readonly person: PersonContext;
  /** The events that need somebody of the team, as far as they are read. */
  readonly mandatory: readonly SeatFacts[];
  readonly isLoading: boolean;
  /** Why part of it is not known. */
  readonly error: Error | undefined;
};

/** Reads what decides on what somebody does next: for participants their team and requests, for everyone seats and news. */
export function usePersonContext(profile: Profile, season: Season | null): Known {
  const { supabase } = useGrowClient();
  const { userId, role } = profile;
  const isParticipant = role === 'PARTICIPANT';
  // Asked for by everybody: until the profile is there nobody's role is known, and nothing waits for it.
  const ownTeam = useQuery(teamQueries(supabase).own(userId));
  const ownRequests = useMyRequests();
  const team = isParticipant ? ownTeam.data : undefined;
  const teamId = team?.captainId === userId ? team.id : undefined;
  const teamRequests = useQuery(
    enabledWhile(teamId !== undefined, teamRequestQueries(supabase).team(teamId ?? '')),
  );
  const registrations = useMyRegistrations();
  const events = useMyEvents();
  const missing = useMissingEvents();
  const missingIds = (missing.data ?? []).map(({ eventId }) => eventId);
  const mandatory = useQuery({
    ...enabledWhile(missingIds.length > 0, mandatoryEventsQuery(supabase, missingIds)),
    select: useEventsIn(),
  });
  const figures = useFigures(missingIds);
  const announcements = useQuery(announcementQueries(supabase).current());
  const read = [
    ...(isParticipant ? [ownTeam, ownRequests] : []),
    teamRequests,
    registrations,
    events,
    missing,
    mandatory,
    figures,
    announcements,
  ];
  return {
    person: {
      profile,
      season,
      team,
      ownRequests: team === null ? ownRequests.data : undefined,
      teamRequests: teamRequests.data,
      registrations: registrations.data,
      events: events.data?.items,
      missingEvents: missing.data,
      announcements: announcements.data,
    },
    mandatory: (mandatory.data?.items ?? []).map((event) => ({
      event,
      figures: figures.data?.find(({ eventId }) => eventId === event.id),
    })),
    isLoading: read.some((query) => query.isLoading),
    error: read.find((query) => query.isError && query.data === undefined)?.error ?? undefined,
  };
}
