// What visitors read of people and teams: the same as everybody, and nobody's name.
import { cellsOf, prepared } from '../cell';
import { team } from '../world';
import { all } from './row';

const lookingTeams = (name: string, expect: 0 | 1) =>
  cellsOf('public.teams_looking', [
    {
      verb: 'call',
      name,
      sql: "select from public.seasons s, public.teams_looking(s.id) t where t.name = 'Adas'",
      expect: all(expect),
    },
  ]);

const givesPitch = `update public.teams set pitch = 'Sells' where id = '${team.id}'`;

export const homeCells = [
  ...cellsOf('public.season_figures', [
    {
      verb: 'call',
      name: 'count people and teams',
      sql: `select from public.seasons s, public.season_figures(s.id) f
        where f.people = 0 and f.teams = 1 and f.teams_looking = 1 and f.most_wanted = 'sales'`,
      expect: all(1),
    },
  ]),
  ...lookingTeams('read of a team that has no sentence', 0),
  ...prepared(lookingTeams('read of a team that looks for somebody', 1), givesPitch),
  ...prepared(
    lookingTeams('read of a team that is not listed', 0),
    `${givesPitch}; update public.teams set listed = false where id = '${team.id}'`,
  ),
];
