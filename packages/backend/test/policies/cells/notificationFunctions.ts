// Reading functions of the bell and of the organisers' teams. They run as the caller: policies decide about rows.
import { cellsOf } from '../cell';
import { team } from '../world';
import { allBut, only } from './row';

const notOrga = allBut('orga');

export const notificationFunctionCells = [
  ...cellsOf('public.my_notifications', [
    {
      verb: 'call',
      name: 'read what one is told',
      sql: 'select from public.my_notifications()',
      expect: only('no grant: function my_notifications', 0, { self: 1 }),
    },
  ]),
  ...cellsOf('public.list_teams', [
    {
      verb: 'call',
      name: 'read the list of every team',
      sql: 'select from public.list_teams()',
      expect: only('no grant: function list_teams', 0, { orga: 2 }),
    },
  ]),
  ...cellsOf('public.team_history', [
    {
      verb: 'call',
      name: 'read the last change',
      sql: `select from public.team_history('${team.id}', null, 1)`,
      expect: only('no grant: function team_history', 0, { orga: 1 }),
      guards: { 'policy audit_log_read_by_orga': notOrga, 'rls public.audit_log': notOrga },
    },
  ]),
];
