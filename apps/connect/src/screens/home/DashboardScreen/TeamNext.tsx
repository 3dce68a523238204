import type { Profile } from '@grow/core';
import { weekThings } from '@grow/core/next';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useActionItems } from '../../../features/actionItem';
import { useTeamWeeks } from '../../../features/handIn';
import { useTeamMeetings } from '../../../features/officeHour';
import { NextThings } from './NextThings';
import { waitingLines } from './dashboardLayout';

type TeamNextProps = { profile: Profile; season: Season; team: Team };

/** What somebody in a team does next: its weeks, what it means to do and whom it meets are among it. */
export function TeamNext({ profile, season, team }: TeamNextProps) {
  const weeks = useTeamWeeks(team.id);
  const items = useActionItems(team.id);
  const meetings = useTeamMeetings(team.id);
  const read = { weeks: weeks.data, actionItems: items.data, meetings: meetings.data };
  const known = { userId: profile.userId, season, ...read };
  return (
    <NextThings
      profile={profile}
      season={season}
      waiting={waitingLines}
      further={{
        thingsAt: (now) => weekThings(known, now),
        isLoading: [weeks, items, meetings].some((query) => query.isLoading),
      }}
    />
  );
}
