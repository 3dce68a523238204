import type { Profile } from '@grow/core';
import { weekThings } from '@grow/core/next';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useActionItems } from '../../../features/actionItem';
import { useTeamWeeks } from '../../../features/handIn';
import { NextThings } from './NextThings';
import { waitingLines } from './dashboardLayout';

type TeamNextProps = { profile: Profile; season: Season; team: Team };

/** What somebody in a team does next: its weeks and what it means to do are among it. */
export function TeamNext({ profile, season, team }: TeamNextProps) {
  const weeks = useTeamWeeks(team.id);
  const items = useActionItems(team.id);
  const known = { userId: profile.userId, season, weeks: weeks.data, actionItems: items.data };
  return (
    <NextThings
      profile={profile}
      season={season}
      waiting={waitingLines}
      further={{ thingsAt: (now) => weekThings(known, now), isLoading: weeks.isLoading || items.isLoading }}
    />
  );
}
