import type { Team } from '@grow/core/team';
import { TextLink } from '@grow/ui';
import { ChevronLeft } from 'lucide-react';
import { AppLink } from '../../../navigation';
import { fullPath, paths } from '../../../paths';
import { Crumb } from '../../../shared/page';

/** The way back to the reader's team. */
export const ToTeam = ({ team }: { team: Team }) => (
  <Crumb>
    <TextLink variant="plain" href={fullPath(paths.team())} linkComponent={AppLink}>
      <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
      {team.name}
    </TextLink>
  </Crumb>
);
