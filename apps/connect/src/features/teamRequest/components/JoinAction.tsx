import { Button, ButtonLink, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import type { TeamAction } from '../teamAction';
import { useWithdrawApplication } from '../useWithdrawApplication';

const Waiting = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`;

type NamedTeam = { readonly id: string; readonly slug: string; readonly name: string };

type JoinActionProps = {
  team: NamedTeam;
  action: TeamAction;
  size?: 'sm' | 'md';
  onAsk: () => void;
  onAnswer: (requestId: string) => void;
};

function Withdraw({ team, requestId, size }: { team: NamedTeam; requestId: string; size: 'sm' | 'md' }) {
  const withdraw = useWithdrawApplication(team.name, { waits: true });
  return (
    <Waiting>
      <Text as="span" step="small" tone="muted">
        {m.join_asked()}
      </Text>
      <Button
        size={size}
        isBusy={withdraw.isBusy}
        busyLabel={m.join_withdrawing()}
        aria-label={m.join_withdraw_team({ team: team.name })}
        onClick={() => withdraw.run(requestId)}
      >
        {m.join_withdraw()}
      </Button>
    </Waiting>
  );
}

/** Why there is nothing to do, where there is nothing. */
const reasons = {
  elsewhere: m.join_elsewhere,
  closed: m.join_closed,
  full: m.join_full,
  finalist: m.join_finalist,
  ended: m.join_ended,
} as const;

/** The one thing that the reader can do about a team, or why there is none. */
export function JoinAction({ team, action, size = 'sm', onAsk, onAnswer }: JoinActionProps) {
  const name = { team: team.name };
  switch (action.kind) {
    case 'ask':
      return (
        <Button
          size={size}
          variant={size === 'md' ? 'primary' : 'secondary'}
          aria-label={m.join_ask_team(name)}
          onClick={onAsk}
        >
          {m.join_ask()}
        </Button>
      );
    case 'asked':
      return <Withdraw team={team} requestId={action.requestId} size={size} />;
    case 'invited':
      return (
        <Button
          size={size}
          variant={size === 'md' ? 'primary' : 'solid'}
          aria-label={m.join_answer_team(name)}
          onClick={() => onAnswer(action.requestId)}
        >
          {m.join_answer()}
        </Button>
      );
    case 'own':
      return (
        <ButtonLink size={size} href={fullPath(paths.team())} linkComponent={AppLink}>
          {m.join_own()}
        </ButtonLink>
      );
    case 'look':
      return size === 'md' ? null : (
        <ButtonLink
          size={size}
          href={fullPath(paths.teamPage(team.slug))}
          linkComponent={AppLink}
          aria-label={m.join_look_team(name)}
        >
          {m.join_look()}
        </ButtonLink>
      );
    case 'elsewhere':
    case 'closed':
    case 'full':
    case 'finalist':
    case 'ended':
      return (
        <Text as="span" step="small" tone="muted">
          {reasons[action.kind]()}
        </Text>
      );
  }
}
