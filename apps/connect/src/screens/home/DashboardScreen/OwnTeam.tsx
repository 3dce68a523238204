import type { Team } from '@grow/core/team';
import { useSeason } from '@grow/shell';
import { ButtonLink, Section, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { TeamPicture } from '../../../features/team';
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

/** The own team, as the dashboard shows it. */
export function OwnTeam({ team }: { team: Team }) {
  const max = useSeason().data?.maxTeam;
  return (
    <Section title={m.dashboard_team()}>
      <Stack>
        <Row>
          <TeamPicture team={team} size={52} />
          <b>{team.name}</b>
          <Text tone="muted" step="small">
            {max === undefined ? team.pitch : m.dashboard_team_people({ count: team.memberCount, max })}
          </Text>
        </Row>
        <ButtonLink size="sm" href={fullPath(paths.team())} linkComponent={AppLink}>
          {m.dashboard_team_open()}
        </ButtonLink>
      </Stack>
    </Section>
  );
}
