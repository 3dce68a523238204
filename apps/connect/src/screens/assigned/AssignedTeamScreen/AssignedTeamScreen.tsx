import { ButtonLink } from '@grow/ui';
import { EmptyScreen } from '../../../shared/state';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

/** One team a mentor looks after; while none is assigned, what can be done instead. */
export function AssignedTeamScreen() {
  return (
    <EmptyScreen
      title={m.assigned_team_title()}
      empty={m.assigned_team_empty()}
      detail={m.assigned_team_detail()}
      action={
        <>
          <ButtonLink href={fullPath(paths.teams())} linkComponent={AppLink}>
            {m.mentor_find()}
          </ButtonLink>
          <ButtonLink href={fullPath(paths.assignedTeams())} linkComponent={AppLink}>
            {m.assigned_back()}
          </ButtonLink>
        </>
      }
    />
  );
}
