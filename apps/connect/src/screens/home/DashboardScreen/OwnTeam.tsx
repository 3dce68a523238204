import { teamRequestStatusAt, type Team } from '@grow/core/team';
import { useSeason, useUserId } from '@grow/shell';
import { ButtonLink, Text } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailedPart } from '../../../shared/state';
import { TeamPicture, useOwnTeam, useTeamRequests } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;
  align-items: start;
  overflow-wrap: anywhere;
  & > :first-child {
    grid-row: span 2;
  }
`;

const Stack = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
`;

/** What waits for the captain. */
function Waiting({ teamId }: { teamId: string }) {
  const requests = useTeamRequests(teamId);
  const now = new Date();
  const count =
    requests.data?.filter((one) => one.kind === 'apply' && teamRequestStatusAt(one, now) === 'pending')
      .length ?? 0;
  if (count === 0) return null;
  return <Text>{count === 1 ? m.dashboard_team_waiting_one() : m.dashboard_team_waiting({ count })}</Text>;
}

function TeamOf({ team }: { team: Team }) {
  const isLed = team.captainId === useUserId();
  const max = useSeason().data?.maxTeam;
  return (
    <Stack>
      <Row>
        <TeamPicture team={team} size={52} />
        <b>{team.name}</b>
        <Text tone="muted" step="small">
          {max === undefined ? team.pitch : m.dashboard_team_people({ count: team.memberCount, max })}
        </Text>
      </Row>
      {isLed && <Waiting teamId={team.id} />}
      <ButtonLink size="sm" href={fullPath(paths.team())} linkComponent={AppLink}>
        {m.dashboard_team_open()}
      </ButtonLink>
    </Stack>
  );
}

/** The team that whoever is logged in is in, as the dashboard shows it; `none` where there is no team. */
export function OwnTeam({ waiting, none }: { waiting: ReactNode; none: ReactNode }) {
  const own = useOwnTeam();
  if (own.isPending) return waiting;
  if (own.isError && own.data === undefined) return <FailedPart error={own.error} />;
  return own.data ? <TeamOf team={own.data} /> : none;
}
