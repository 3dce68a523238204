import type { Season } from '@grow/core/season';
import type { TriagedTeam } from '@grow/core/triage';
import { useLocale } from '@grow/shell';
import { MentoredTeamRow } from '@grow/ui';
import type { ComponentProps } from 'react';
import { TeamPicture } from '../../team';
import { AppLink } from '../../../navigation';
import { fullPath, paths } from '../../../paths';
import { metaWords, newsWords, rulerOf } from '../standingWords';

type TriagedTeamRowProps = { team: TriagedTeam; season: Season; now: Date } & Pick<
  ComponentProps<typeof MentoredTeamRow>,
  'sentence' | 'facts' | 'reason' | 'action'
>;

/** One of a mentor's teams with its weeks and what is new of it; how it stands is said by whoever draws it. */
export function TriagedTeamRow({ team, season, now, ...standing }: TriagedTeamRowProps) {
  const { locale } = useLocale();
  return (
    <MentoredTeamRow
      name={team.name}
      href={fullPath(paths.assignedTeam(team.slug))}
      linkComponent={AppLink}
      mark={<TeamPicture team={team} size={40} />}
      meta={metaWords(team, locale)}
      news={newsWords(team)}
      ruler={rulerOf(team, season, now)}
      {...standing}
    />
  );
}
