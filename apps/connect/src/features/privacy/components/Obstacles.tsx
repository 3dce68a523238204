import { siteConfig } from '@grow/shell';
import { Button, ButtonLink, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { RetryButton } from '../../../shared/state';

type Remedy = { readonly words: () => string; readonly action?: { label: () => string; path: string } };

/** Every obstacle that the database names, and the way out of it. */
const remedies: Record<string, Remedy> = {
  last_orga: {
    words: m.privacy_obstacle_last_orga,
    action: { label: m.privacy_obstacle_last_orga_action, path: paths.adminPeople() },
  },
  captain_of_a_team: {
    words: m.privacy_obstacle_captain,
    action: { label: m.privacy_obstacle_captain_action, path: paths.team() },
  },
};

const other: Remedy = { words: () => m.privacy_obstacle_other({ email: siteConfig.contactMail }) };

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

type ObstaclesProps = { codes: readonly string[]; onAskAgain: () => Promise<unknown>; onCancel: () => void };

/** What has to be settled before one can leave, each with where that is done. */
export function Obstacles({ codes, onAskAgain, onCancel }: ObstaclesProps) {
  return (
    <>
      <Text as="h3" step="h4">
        {m.privacy_obstacle_title()}
      </Text>
      <List>
        {codes.map((code) => {
          const { words, action } = remedies[code] ?? other;
          return (
            <li key={code} data-obstacle={code}>
              <Text step="ui">{words()}</Text>
              {action && (
                <ButtonLink size="sm" href={fullPath(action.path)} linkComponent={AppLink}>
                  {action.label()}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </List>
      <Actions>
        <RetryButton variant="secondary" onRetry={onAskAgain} />
        <Button variant="ghost" onClick={onCancel}>
          {m.privacy_leave_keep()}
        </Button>
      </Actions>
    </>
  );
}
