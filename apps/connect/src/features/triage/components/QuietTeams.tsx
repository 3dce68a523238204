import type { Season } from '@grow/core/season';
import type { TriagedTeam } from '@grow/core/triage';
import { useLocale } from '@grow/shell';
import { MentoredTeamList, Section } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { standingWords } from '../standingWords';
import { TriagedTeamRow } from './TriagedTeamRow';

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
          <TriagedTeamRow
            key={team.id}
            {...{ team, season, now }}
            sentence={standingWords(team, season, now, locale)}
          />
        ))}
      </MentoredTeamList>
    </Section>
  );
}
