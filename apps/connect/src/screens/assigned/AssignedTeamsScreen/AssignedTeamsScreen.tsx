import { ButtonLink } from '@grow/ui';
import { EmptyScreen } from '../../../shared/state';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

/** The teams a mentor looks after; while none is assigned, the way to all of them. */
export function AssignedTeamsScreen() {
  return (
    <EmptyScreen
      title={m.assigned_title()}
      empty={m.assigned_empty()}
      detail={m.assigned_detail()}
      action={
        <ButtonLink href={fullPath(paths.teams())} linkComponent={AppLink}>
          {m.mentor_find()}
        </ButtonLink>
      }
    />
  );
}
