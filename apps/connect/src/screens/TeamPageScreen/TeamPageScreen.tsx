import { ButtonLink } from '@grow/ui';
import { EmptyScreen } from '../../features/state';
import { AppLink, useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

/** One team, as others see it. */
export function TeamPageScreen() {
  useScreenTitle(m.team_page_title());
  return (
    <EmptyScreen
      title={m.team_page_title()}
      empty={m.team_page_empty()}
      detail={m.team_page_detail()}
      action={
        <ButtonLink href={fullPath(paths.teams())} linkComponent={AppLink}>
          {m.team_page_back()}
        </ButtonLink>
      }
    />
  );
}
