import type { RoundKind } from '@grow/core/round';
import { seasonDay, seasonVerbs, type Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useLocale } from '@grow/shell';
import { GrowthLine } from '@grow/ui';
import { gateNames } from '../../../features/gate';
import { useTeamWeeks, weekShapes } from '../../../features/handIn';
import { m } from '../../../paraglide/messages';

/** The week at whose end a round is. */
const gateWeeks: Record<RoundKind, number> = { half_time: 7, final: 11 };

/** The team's growth line with the mark of the round. */
export function GateLine({ kind, team, season }: { kind: RoundKind; team: Team; season: Season }) {
  const { locale } = useLocale();
  const weeks = useTeamWeeks(team.id);
  const now = new Date();
  const shapes = weekShapes(weeks.data ?? [], season, now);
  return (
    <GrowthLine
      size="low"
      label={m.gates_line_of({ team: team.name, round: gateNames[kind]() })}
      day={seasonDay(season, now) - 1}
      verbs={seasonVerbs(season, locale)}
      gate={{ week: gateWeeks[kind], label: gateNames[kind]() }}
      {...(shapes.length > 0
        ? { states: shapes.map(({ state }) => state), shares: shapes.map(({ share }) => share) }
        : {})}
    />
  );
}
