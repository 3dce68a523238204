import { mentorQueries } from '@grow/core/mentor';
import type { Team } from '@grow/core/team';
import { useGrowClient, useUserId } from '@grow/shell';
import { ButtonLink, RequestList, RequestRow, Text, Wrap } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { MentorProposals, SharedQueue } from '../../../features/mentor';
import { TeamPicture } from '../../../features/team';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Page = styled(Wrap)`
  display: grid;
  gap: 32px;
  padding-block: 48px 72px;
`;

function AssignedRow({ team }: { team: Team }) {
  return (
    <RequestRow
      picture={<TeamPicture team={team} size={52} />}
      name={team.name}
      about={team.pitch}
      actions={
        <ButtonLink size="sm" href={fullPath(paths.assignedTeam(team.slug))} linkComponent={AppLink}>
          {m.assigned_open({ team: team.name })}
        </ButtonLink>
      }
    />
  );
}

/** The teams a mentor looks after; while none is assigned, the way to all of them. */
export function AssignedTeamsScreen() {
  const { supabase } = useGrowClient();
  const teams = useQuery(mentorQueries(supabase).teams(useUserId() ?? ''));
  if (teams.isError && !teams.data) return <FailedScreen error={teams.error} />;
  if (!teams.data) return <LoadingScreen />;
  if (teams.data.length > 0) {
    return (
      <Page>
        <Text as="h1" step="d2">
          {m.assigned_title()}
        </Text>
        <RequestList>
          {teams.data.map((team) => (
            <AssignedRow key={team.id} team={team} />
          ))}
        </RequestList>
        <MentorProposals />
        <SharedQueue />
        <div>
          <ButtonLink size="sm" href={fullPath(paths.mentoring())} linkComponent={AppLink}>
            {m.mentoring_open()}
          </ButtonLink>
        </div>
      </Page>
    );
  }
  return (
    <EmptyScreen
      title={m.assigned_title()}
      empty={m.assigned_empty()}
      detail={m.assigned_detail()}
      action={
        <>
          <ButtonLink href={fullPath(paths.teams())} linkComponent={AppLink}>
            {m.mentor_find()}
          </ButtonLink>
          <ButtonLink href={fullPath(paths.mentoring())} linkComponent={AppLink}>
            {m.mentoring_open()}
          </ButtonLink>
        </>
      }
    />
  );
}
