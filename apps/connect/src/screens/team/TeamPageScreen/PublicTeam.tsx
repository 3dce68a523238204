import { enabledWhile } from '@grow/core/query';
import type { Season } from '@grow/core/season';
import { openTeamPlaces, teamRequestQueries, type Team, teamQueries } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { Section, Split, TeamHead, Text, TextLink, Wrap } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { TeamPicture, useTeamMembers } from '../../../features/team';
import {
  AnswerDialog,
  AskDialog,
  JoinAction,
  roleChoices,
  teamAction,
  useLatched,
  type CurrentUserState,
  type CurrentUser,
} from '../../../features/teamRequest';
import { teamFacts, useIsNamingSkills, useSkillName } from '../../../features/teamSearch';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { fitOf } from './fit';
import { LinkedText } from './LinkedText';
import { OpenRoles } from './OpenRoles';
import { People } from './People';
import { Reason } from './Reason';
import { TeamPageSkeleton } from './TeamPageSkeleton';

const Columns = styled(Split)`
  padding-bottom: 72px;
`;

const Column = styled.div`
  display: grid;
  gap: 48px;
  min-width: 0;
`;

type PublicTeamProps = { team: Team; current: CurrentUserState; user: CurrentUser; season: Season };

/** What waits between the reader and the team; undefined while it is not known. */
function useMyRequest(team: Team, { profile }: CurrentUserState) {
  const { supabase } = useGrowClient();
  const mine = useQuery(
    enabledWhile(profile !== undefined, teamRequestQueries(supabase).mine(profile?.userId ?? '')),
  );
  return {
    isLoading: mine.isLoading,
    isKnown: !mine.isPending,
    request: mine.data?.find(({ teamId }) => teamId === team.id),
  };
}

/** What a team tells others: pitch, facts, people, open roles, and the one thing to do. */
export function PublicTeam({ team, current, user, season }: PublicTeamProps) {
  const { supabase } = useGrowClient();
  const nameOf = useSkillName();
  const [query] = useSearchParams();
  const ask = useDialogAddress('ask', ['role']);
  const answer = useDialogAddress('answer');
  const roles = useQuery(teamQueries(supabase).roles(team.id));
  const { isKnown, isLoading, request } = useMyRequest(team, current);
  // What stands under each other comes together: none of it pushes the next.
  const isComing = [useTeamMembers(team.id), roles].some((part) => part.isLoading) || isLoading;
  const isNaming = useIsNamingSkills();
  const places = openTeamPlaces(team, season);
  const open = roles.data?.filter(({ filledBy }) => filledBy === undefined) ?? [];
  const state = { ...team, maxTeam: season.maxTeam, myRequest: request };
  const action = teamAction(state, user, season.teamClosesAt, new Date());
  const canAsk = isKnown && action.kind === 'ask';
  const asked = useLatched(
    ask.value,
    canAsk && ask.value === team.slug && !roles.isPending
      ? { id: team.id, name: team.name, roles: roleChoices(open, nameOf) }
      : undefined,
  );
  const isOver = action.kind === 'ended';
  if (isComing || isNaming) return <TeamPageSkeleton />;
  const fit = action.kind === 'own' ? undefined : fitOf(current.profile, team);
  return (
    <Wrap>
      <TeamHead
        mark={<TeamPicture team={team} size={112} />}
        name={team.name}
        lead={team.pitch}
        facts={teamFacts(team, season)}
        actions={
          isKnown && (
            <JoinAction
              team={team}
              action={action}
              size="md"
              onAsk={() => ask.open(team.slug)}
              onAnswer={answer.open}
            />
          )
        }
      />
      <Columns>
        <Column>
          {isOver && (
            <Section title={m.team_page_ended()} titleStep="h2">
              <Text tone="muted">{m.team_page_ended_detail()}</Text>
            </Section>
          )}
          <Section title={m.team_page_about()} titleStep="h2">
            {fit && <Reason fit={fit} />}
            {team.description ? (
              <LinkedText text={team.description} />
            ) : (
              <Text tone="muted">{m.team_page_about_empty()}</Text>
            )}
          </Section>
          {!isOver && !(places === 0 && roles.isSuccess && open.length === 0) && (
            <OpenRoles
              roles={roles}
              profile={action.kind === 'own' ? undefined : current.profile}
              onAsk={canAsk ? (role) => ask.open(team.slug, { role }) : undefined}
            />
          )}
        </Column>
        <Column>
          <People team={team} places={isOver ? 0 : places} />
          <div>
            <TextLink variant="arrow" href={fullPath(paths.teams())} linkComponent={AppLink}>
              {m.team_page_back()}
            </TextLink>
          </div>
        </Column>
      </Columns>
      <AskDialog team={asked} roleId={query.get('role') ?? undefined} onClose={ask.close} />
      <AnswerDialog requestId={answer.value} onClose={answer.close} />
    </Wrap>
  );
}
