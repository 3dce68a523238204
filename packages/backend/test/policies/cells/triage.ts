// Which teams need their mentor: for whoever looks after some, and about those alone.
import { ids, team } from '../world';
import { call } from './calls';
import { innerCells } from './inner';

const { id } = team;

export const triageCells = [
  ...call('mentor_triage', '', 'see which of the own teams need their mentor', null, 0, { mentor: 1 }),
  ...innerCells({
    last_contacts: `'{${ids.mentor}}'`,
    last_contact: `'${id}', '${ids.mentor}'`,
    mentor_triage: `'${ids.mentor}', now()`,
  }),
];
