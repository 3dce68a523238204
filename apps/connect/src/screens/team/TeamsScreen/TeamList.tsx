import type { TeamHit } from '@grow/core/search';
import { media, Section } from '@grow/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDialogAddress } from '../../../shared/dialogAddress';
import {
  AnswerDialog,
  AskDialog,
  roleChoices,
  teamAction,
  useLatched,
  type CurrentUserState,
} from '../../../features/teamRequest';
import {
  TeamHitCard,
  teamsList,
  useNearestTeams,
  useSkillName,
  useTeamHits,
  type ChooseTeams,
  type TeamsAddress,
} from '../../../features/teamSearch';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { ListFrame } from './ListFrame';
import { MatchNote } from './MatchNote';
import { TeamsSkeleton } from './TeamsSkeleton';

/** Cards under each other, two beside each other from 48em. */
const Grid = styled.ul`
  display: grid;
  gap: 16px;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    min-width: 0;
  }
`;

type TeamListProps = { address: TeamsAddress; current: CurrentUserState; onChoose: ChooseTeams };

/** The page of teams that the address asks for, with the dialogs that belong to a card. */
export function TeamList({ address, current, onChoose }: TeamListProps) {
  const hits = useTeamHits(address);
  const nameOf = useSkillName();
  const navigate = useNavigate();
  const ask = useDialogAddress('ask');
  const answer = useDialogAddress('answer');
  const { user, season } = current;
  const isSeeking = user?.role === 'PARTICIPANT' && user.ownTeam === undefined;
  const actionOf = (team: TeamHit) => user && teamAction(team, user, season?.teamClosesAt, new Date());
  const isNarrowed = teamsList.isNarrowed(address);
  const nearest = useNearestTeams(isSeeking && isNarrowed && hits.data?.total === 0);
  const found = [...(hits.data?.items ?? []), ...nearest].find(({ slug }) => slug === ask.value);
  const asked = useLatched(
    ask.value,
    found && actionOf(found)?.kind === 'ask'
      ? { id: found.id, name: found.name, roles: roleChoices(found.openRoles, nameOf) }
      : undefined,
  );
  // A link to a team of another page: its own page has the same dialog.
  const isElsewhere =
    ask.value !== undefined && !asked && !found && hits.data !== undefined && !hits.isPlaceholderData;
  useEffect(() => {
    if (isElsewhere) void navigate(`${paths.teamPage(ask.value ?? '')}?ask=${ask.value}`, { replace: true });
  }, [isElsewhere, ask.value, navigate]);
  const isMatched = isSeeking && !isNarrowed && address.sort === 'match' && address.page === 1;
  const gridOf = (teams: readonly TeamHit[]) => (
    <Grid>
      {teams.map((team) => (
        <li key={team.id}>
          <TeamHitCard
            team={team}
            action={actionOf(team) ?? { kind: 'look' }}
            onAsk={() => ask.open(team.slug)}
            onAnswer={answer.open}
          />
        </li>
      ))}
    </Grid>
  );
  return (
    <>
      <ListFrame
        address={address}
        hits={hits}
        isReady={user !== undefined}
        failure={current.error}
        skeleton={<TeamsSkeleton />}
        nothing={{ title: m.teams_empty(), detail: m.teams_empty_detail() }}
        instead={nearest.length > 0 && <Section title={m.match_nearest()}>{gridOf(nearest)}</Section>}
        onChoose={onChoose}
      >
        {(teams) => (
          <>
            {isMatched && current.profile && <MatchNote profile={current.profile} teams={teams} />}
            {gridOf(teams)}
          </>
        )}
      </ListFrame>
      <AskDialog team={asked} onClose={ask.close} />
      <AnswerDialog requestId={answer.value} onClose={answer.close} />
    </>
  );
}
