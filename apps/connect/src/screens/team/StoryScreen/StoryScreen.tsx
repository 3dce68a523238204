import { ButtonLink } from '@grow/ui';
import { useStoryWorkspace } from '../../../features/story';
import { FindTeam } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { StoryEditor } from './StoryEditor';

/** The story of one's own team: written by all of it, submitted by its captain. */
export function StoryScreen() {
  const workspace = useStoryWorkspace();
  if (workspace.isPending) return <LoadingScreen />;
  // What was read before stays when reading anew fails: somebody may be typing.
  if (workspace.data === undefined) return <FailedScreen error={workspace.error} />;
  if (workspace.data?.canWrite) return <StoryEditor key={workspace.data.teamId} workspace={workspace.data} />;
  const team = workspace.data;
  return (
    <EmptyScreen
      title={m.story_title()}
      lead={m.story_lead()}
      empty={team ? m.story_not_yet() : m.story_no_team()}
      detail={team ? m.story_not_yet_detail({ team: team.name }) : m.story_no_team_detail()}
      action={
        team ? (
          <ButtonLink variant="primary" href={fullPath(paths.team())} linkComponent={AppLink}>
            {m.story_back()}
          </ButtonLink>
        ) : (
          <FindTeam />
        )
      }
    />
  );
}
