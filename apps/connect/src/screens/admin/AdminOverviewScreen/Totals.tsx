import type { OverviewFigures } from '@grow/core/overview';
import { Stat, StatList } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { FigureLink } from './FigureLink';

/** How many there are, each beside one comparison. */
export function Totals({ figures }: { figures: OverviewFigures }) {
  const { participants, withoutTeam, teams, activeTeams, mentors, freeMentors, current } = figures;
  return (
    <StatList>
      <Stat
        label={m.overview_participants()}
        figure={<FigureLink figure={participants} label={m.overview_participants()} />}
        comparison={<FigureLink figure={withoutTeam} words={(count) => m.overview_without_team({ count })} />}
      />
      <Stat
        label={m.overview_teams()}
        figure={<FigureLink figure={teams} label={m.overview_teams()} />}
        comparison={<FigureLink figure={activeTeams} words={(count) => m.overview_active_teams({ count })} />}
      />
      <Stat
        label={m.admin_mentors()}
        figure={<FigureLink figure={mentors} label={m.admin_mentors()} />}
        comparison={<FigureLink figure={freeMentors} words={(count) => m.overview_free_mentors({ count })} />}
      />
      {current && (
        <Stat
          label={m.overview_came({ week: current.week })}
          figure={<FigureLink figure={current.came} label={m.overview_came({ week: current.week })} />}
          comparison={
            <FigureLink figure={current.missing} words={(count) => m.overview_still_missing({ count })} />
          }
        />
      )}
    </StatList>
  );
}
