// What organisers see first, and the view by which their teams are listed and counted.
import { cellsOf } from '../cell';
import { readByOrga } from './calls';
import { innerCells } from './inner';
import { only } from './row';

const schema = 'no grant: schema private';

export const overviewCells = [
  ...cellsOf('private.listed_teams', [
    // With the caller's rights: what every member may read of teams and seasons.
    {
      verb: 'select',
      name: 'read all',
      sql: 'select from private.listed_teams',
      expect: only(schema, 2, { noProfile: 0 }),
      guards: { 'policy teams_read_by_members': ['noProfile'], 'rls public.teams': ['noProfile'] },
    },
    // A view of several tables takes no writes, whatever is granted.
    ...(
      [
        ['insert', 'insert into private.listed_teams (id) values (gen_random_uuid())'],
        ['update', "update private.listed_teams set status = 'active'"],
        ['delete', 'delete from private.listed_teams'],
      ] as const
    ).map(([verb, sql]) => ({ verb, name: `${verb} by hand`, sql, expect: only(schema, '55000', {}) })),
  ]),
  ...readByOrga('count_teams', '', 'count teams'),
  ...readByOrga('people_growth', '', 'read when people registered'),
  ...readByOrga('season_news', '1', 'read what happened last'),
  ...innerCells({ season_news: '1' }),
];
