import { useSeason } from '@grow/shell';
import { ButtonLink, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import { MentorProposals, SharedQueue } from '../../../features/mentor';
import { MentorMeeting } from '../../../features/officeHour';
import { useTriage } from '../../../features/triage';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { AssignedTeams } from './AssignedTeams';

const Further = styled(Wrap)`
  display: grid;
  gap: 48px;
  padding-bottom: 72px;
  &:empty {
    display: none;
  }
`;

/** The teams a mentor looks after; while none is assigned, what they are asked, and the way to all of them. */
export function AssignedTeamsScreen() {
  const teams = useTriage();
  const season = useSeason();
  if (teams.isError && !teams.data) return <FailedScreen error={teams.error} />;
  if (season.isError && season.data === undefined) return <FailedScreen error={season.error} />;
  if (!teams.data || season.data === undefined) return <LoadingScreen />;
  if (teams.data.length > 0 && season.data) {
    return <AssignedTeams teams={teams.data} season={season.data} />;
  }
  return (
    <>
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
      <Further>
        <MentorProposals />
        <MentorMeeting />
        <SharedQueue />
      </Further>
    </>
  );
}
