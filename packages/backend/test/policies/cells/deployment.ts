// What an operator asks a deployment: how new the database is, which everybody may know, and its facts, which only the secret key
// reads.
import { cellsOf } from '../cell';
import { innerCells } from './inner';
import { byServer } from './organisers';
import { all } from './row';

export const deploymentCells = [
  ...cellsOf('public.database_level', [
    {
      verb: 'call',
      name: 'ask how new the database is',
      sql: "select from public.database_level() as level where level ~ '^[0-9]{14}$'",
      expect: all(1),
      lockedOut: 'unasked',
    },
  ]),
  ...byServer('deployment_facts', ''),
  ...innerCells({ database_level: '', clock_jobs: '', deployment_facts: 'now()' }),
];
