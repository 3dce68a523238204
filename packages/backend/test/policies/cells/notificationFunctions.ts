// Reading functions of the bell and of the organisers' teams. They run as the caller: policies decide about rows.
import { cellsOf } from '../cell';
import { ids } from '../world';

export const notificationFunctionCells = [
  ...cellsOf('public.my_notifications', [
    {
      verb: 'call',
      name: 'read what one is told',
      sql: 'select from public.my_notifications()',
      expect: ['no grant: function my_notifications', 1, 0, 0, 0, 0, 0],
    },
  ]),
  ...cellsOf('public.list_teams', [
    {
      verb: 'call',
      name: 'read the list of every team',
      sql: 'select from public.list_teams()',
      expect: ['no grant: function list_teams', 0, 0, 0, 2, 0, 0],
    },
  ]),
  ...cellsOf('public.team_history', [
    {
      verb: 'call',
      name: 'read what was changed',
      sql: `select from public.team_history('${ids.self}')`,
      expect: ['no grant: function team_history', 0, 0, 0, 0, 0, 0],
    },
  ]),
];
