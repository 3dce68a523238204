import type { Profile } from '@grow/core';
import { seasonState, type Season } from '@grow/core/season';
import { triageOf, type TriagedTeam } from '@grow/core/triage';
import { Wrap } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAssignments, useMentorProfile } from '../../../features/mentor';
import { JuryTasks, useJuryTasks } from '../../../features/jury';
import { MentorMeeting } from '../../../features/officeHour';
import { NeedsYou, QuietTeams, RepliesDue, useTriage } from '../../../features/triage';
import { m } from '../../../paraglide/messages';
import { LoadingScreen } from '../../../shared/fallback';
import { FailedPart } from '../../../shared/state';
import { Announcements } from './Announcements';
import { Grid, waitingLines } from './dashboardLayout';
import { MentorHead } from './MentorHead';
import { MentorPart } from './MentorPart';
import { MentorStart } from './MentorStart';
import { NextEvents } from './NextEvents';
import { NextThings } from './NextThings';
import { SeasonHead } from './SeasonHead';

type MentorDashboardProps = { profile: Profile; season: Season | null };

const Parts = styled.div`
  display: grid;
  gap: 56px;
  align-content: start;
  min-width: 0;
`;

type TeamsProps = { teams: readonly TriagedTeam[]; season: Season | null; now: Date };

/** The mentor's teams: those that need them, what waits to be read, and the others. */
function MentorTeams({ teams, season, now }: TeamsProps) {
  if (!season || teams.length === 0) return <MentorPart />;
  const { needing, quiet, waiting } = triageOf(teams);
  return (
    <>
      <NeedsYou teams={needing} all={teams.length} season={season} now={now} />
      <RepliesDue title={m.triage_replies()} waiting={waiting} season={season} now={now} />
      <QuietTeams teams={quiet} season={season} now={now} />
    </>
  );
}

/** A mentor's dashboard: which of their teams need them and why, then news and events. */
export function MentorDashboard({ profile, season }: MentorDashboardProps) {
  const [now] = useState(() => new Date());
  const triage = useTriage();
  // What they are asked stands above their teams: nothing moves when it comes.
  const asked = [triage, useAssignments(), useMentorProfile(), useJuryTasks()];
  if (asked.some(({ isLoading }) => isLoading)) return <LoadingScreen />;
  const teams = triage.data ?? [];
  const isOn = season !== null && seasonState(season, now) === 'during' && teams.length > 0;
  return (
    <Wrap>
      {isOn ? (
        <MentorHead triage={triageOf(teams)} teams={teams} season={season} now={now} />
      ) : (
        <SeasonHead
          season={season}
          firstName={profile.firstName}
          reader={{ role: profile.role, isAlone: false }}
          team={undefined}
        />
      )}
      <Grid>
        <MentorStart />
        <Parts data-wide>
          <JuryTasks />
          {triage.data ? (
            <MentorTeams teams={teams} season={season} now={now} />
          ) : (
            triage.isError && <FailedPart error={triage.error} />
          )}
        </Parts>
        <Parts>
          <MentorMeeting />
          <div id="news" style={{ scrollMarginTop: 96 }}>
            <Announcements role={profile.role} waiting={waitingLines} />
          </div>
          <NextEvents season={season} />
          <NextThings profile={profile} season={season} waiting={null} isQuiet />
        </Parts>
      </Grid>
    </Wrap>
  );
}
