import { ButtonLink } from '@grow/ui';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

/** The way on from a screen of a team for whoever is in none. */
export const FindTeam = () => (
  <ButtonLink variant="primary" href={fullPath(paths.teams())} linkComponent={AppLink}>
    {m.team_find()}
  </ButtonLink>
);
