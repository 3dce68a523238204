import { ButtonLink } from '@grow/ui';
import { useStoryDesk } from '../../../features/story';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { StoryEditor } from './StoryEditor';

/** The story of one's own team: written by all of it, submitted by its captain. */
export function StoryScreen() {
  const desk = useStoryDesk();
  if (desk.isPending) return <LoadingScreen />;
  // What was read before stays when reading anew fails: somebody may be typing.
  if (desk.data === undefined) return <FailedScreen error={desk.error} />;
  if (desk.data?.canWrite) return <StoryEditor key={desk.data.teamId} desk={desk.data} />;
  const team = desk.data;
  return (
    <EmptyScreen
      title={m.story_title()}
      lead={m.story_lead()}
      empty={team ? m.story_not_yet() : m.story_no_team()}
      detail={team ? m.story_not_yet_detail({ team: team.name }) : m.story_no_team_detail()}
      action={
        <ButtonLink variant="primary" href={fullPath(paths.team())} linkComponent={AppLink}>
          {m.story_back()}
        </ButtonLink>
      }
    />
  );
}
