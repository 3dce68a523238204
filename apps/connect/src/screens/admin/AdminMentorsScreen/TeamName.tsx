import type { NamedProposalTeam } from '@grow/core/mentor-proposal';
import { Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { TeamPicture } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { fullPath, paths } from '../../../paths';

const Root = styled.div`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A team with its mark, and its city below. */
export function TeamName({ team }: { team: NamedProposalTeam }) {
  return (
    <Root>
      <TeamPicture team={team} size={40} />
      <div>
        <TextLink variant="plain" href={fullPath(paths.teamPage(team.slug))} linkComponent={AppLink}>
          <b>{team.name}</b>
        </TextLink>
        <Text step="small" tone="muted">
          {team.city}
        </Text>
      </div>
    </Root>
  );
}
