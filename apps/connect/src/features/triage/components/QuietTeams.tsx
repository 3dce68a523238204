import type { Season } from '@grow/core/season';
import type { TriagedTeam } from '@grow/core/triage';
import { useLocale } from '@grow/shell';
import { MentoredTeamList, MentoredTeamRow, Section } from '@grow/ui';
import { TeamPicture } from '../../team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { metaWords, newsWords, rulerOf, standingWords } from '../standingWords';

type QuietTeamsProps = { teams: readonly TriagedTeam[]; season: Season; now: Date };

/** The teams that need nobody, each with one sentence. */
export function QuietTeams({ teams, season, now }: QuietTeamsProps) {
  const { locale } = useLocale();
  const count = teams.length;
  if (count === 0) return null;
  return (
    <Section
      title={m.triage_well()}
      titleStep="h2"
      aside={count === 1 ? m.teams_count_one() : m.teams_count({ count })}
      isFlush
    >
      <MentoredTeamList>
        {teams.map((team) => (
          <MentoredTeamRow
            key={team.id}
            name={team.name}
            href={fullPath(paths.assignedTeam(team.slug))}
            linkComponent={AppLink}
            mark={<TeamPicture team={team} size={40} />}
            meta={metaWords(team, locale)}
            news={newsWords(team)}
            sentence={standingWords(team, season, now, locale)}
            ruler={rulerOf(team, season, now)}
          />
        ))}
      </MentoredTeamList>
    </Section>
  );
}
