import { seasonWeek, type Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { TeamChecklist } from '../../../features/checklist';
import { useHandInStep } from '../../../features/handIn';
import { WeekPulse } from '../../../features/pulse';
import { lazyPart } from '../../../shared/code';
import { sideBySide } from './dashboardLayout';
import { SoFar } from './SoFar';
import { ToHandIn } from './ToHandIn';

type TeamWeekProps = { team: Team; season: Season };

const useWeek = (season: Season): number => useState(() => seasonWeek(season, new Date()) ?? 1)[0];

/** Beside what comes next: how the week goes. */
export function TeamAside({ team, season }: TeamWeekProps) {
  return <WeekPulse team={team} week={useWeek(season)} />;
}

// Its own file: none of it is in what comes first.
const TeamMeeting = lazyPart(async () => (await import('./teamMeeting')).TeamMeeting);

const Stack = styled.div`
  display: grid;
  gap: 48px;
  align-content: start;
`;

const Columns = styled.div`
  display: grid;
  gap: 48px;
  & > * {
    min-width: 0;
  }
  ${sideBySide} {
    grid-template-columns: 4fr 4fr 3fr;
    gap: 56px clamp(28px, 3.4vw, 52px);
  }
`;

/** Below it: what the week takes, and what the team's tests add up to. */
export function TeamWeek({ team, season }: TeamWeekProps) {
  const week = useWeek(season);
  return (
    <Columns>
      <ToHandIn team={team} season={season} week={week} />
      <TeamChecklist team={team} season={season} week={week} handIn={useHandInStep(team.id, week)} />
      <Stack>
        <SoFar team={team} season={season} />
        <Suspense fallback={null}>
          <TeamMeeting team={team} />
        </Suspense>
      </Stack>
    </Columns>
  );
}
