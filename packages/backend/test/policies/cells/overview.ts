// What organisers see first, and the view by which their teams are listed and counted.
import { cellsOf } from '../cell';
import { call } from './calls';
import { innerCells } from './inner';
import { only } from './row';

const schema = 'no grant: schema private';

/** What organisers alone read. */
const read = (name: string, what: string, args = '') =>
  call(name, args, what, null, 'orga_only', { orga: 1, noProfile: 'orga_only' });

export const overviewCells = [
  ...cellsOf('private.listed_teams', [
    // With the caller's rights: what every member may read of teams and seasons.
    {
      verb: 'select',
      name: 'read all',
      sql: 'select from private.listed_teams',
      expect: only(schema, 2, { noProfile: 0 }),
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
  ...read('count_teams', 'count teams'),
  ...read('people_growth', 'read when people registered'),
  ...cellsOf('public.season_news', [
    {
      verb: 'call',
      name: 'read what happened last',
      sql: 'select from public.season_news(1)',
      expect: only('no grant: function season_news', 'orga_only', { orga: 1 }),
    },
  ]),
  ...innerCells({ season_news: '1' }),
];
