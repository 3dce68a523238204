import { enabledWhile } from '@grow/core/query';
import {
  type InviteLinkStatus,
  inviteLinkQueries,
  type TeamBehindLink,
  teamMutations,
} from '@grow/core/team';
import { useGrowClient, useUserId } from '@grow/shell';
import { Button, ButtonLink, TeamHead, Text, Wrap } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { TeamPicture } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Body = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;
  max-width: 36rem;
  padding-bottom: 72px;
`;

const stateWords: Record<InviteLinkStatus, () => string> = {
  open: m.join_link_open,
  joined: m.join_link_joined,
  revoked: m.join_link_revoked,
  expired: m.join_link_expired,
  ended: m.join_link_ended,
  closed: m.join_link_closed,
  full: m.join_link_full,
  elsewhere: m.join_link_elsewhere,
};

const wayTo = (path: string, words: string) => (
  <ButtonLink href={fullPath(path)} linkComponent={AppLink}>
    {words}
  </ButtonLink>
);

function JoinButton({ team, token }: { team: TeamBehindLink; token: string }) {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  const navigate = useNavigate();
  const joining = useProductMutation(teamMutations(supabase, userId).joinByLink, {
    words: {
      done: ({ name }) => m.answer_accepted({ team: name }),
      detail: m.answer_accepted_detail(),
      failed: m.team_not_joined({ team: team.name }),
    },
    onDone: () => void navigate(paths.team(), { replace: true }),
  });
  return (
    <Button
      variant="primary"
      isBusy={joining.isBusy}
      busyLabel={m.answer_accepting()}
      onClick={() => joining.run(token)}
    >
      {m.answer_join()}
    </Button>
  );
}

function Invitation({ team, token }: { team: TeamBehindLink; token: string }) {
  const { state, memberCount, maxTeam } = team;
  const way =
    state === 'open' ? (
      <JoinButton team={team} token={token} />
    ) : state === 'joined' || state === 'elsewhere' ? (
      wayTo(paths.team(), m.teams_own())
    ) : (
      wayTo(paths.teams(), m.team_look())
    );
  return (
    <Wrap>
      <TeamHead
        mark={<TeamPicture team={team} size={112} />}
        name={team.name}
        lead={team.pitch}
        facts={[
          {
            key: 'people',
            label: m.team_page_people(),
            value: m.team_page_people_count({ count: memberCount, max: maxTeam }),
          },
        ]}
      />
      <Body>
        <Text step="lead">{stateWords[state]()}</Text>
        {way}
      </Body>
    </Wrap>
  );
}

/** The team that a link leads into: what it is, and whether one can join. */
export function JoinScreen() {
  const { supabase } = useGrowClient();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const behind = useQuery(enabledWhile(token !== '', inviteLinkQueries(supabase).behind(token)));
  if (token !== '' && behind.isPending) return <LoadingScreen />;
  if (behind.isError && !behind.data) {
    return <FailedScreen error={behind.error} />;
  }
  if (behind.data) return <Invitation team={behind.data} token={token} />;
  return (
    <EmptyScreen
      title={m.join_link_title()}
      empty={m.join_link_unknown()}
      detail={m.join_link_unknown_detail()}
      action={wayTo(paths.teams(), m.team_look())}
    />
  );
}
