// What organisers see first, and the lists that its figures lead to.
import { overviewRepository } from '../../../core/src/overview/overviewRepository';
import { participants } from '../../../core/src/overview/overviewQueries';
import { peopleRepository } from '../../../core/src/people/peopleRepository';
import type { PeopleRequest } from '../../../core/src/people/ListedPerson';
import type { TeamListState } from '../../../core/src/teamAdmin/ListedTeam';
import { teamAdminRepository } from '../../../core/src/teamAdmin/teamAdminRepository';
import type { ProductList } from './ProductList';

const people = (name: string, given: Partial<PeopleRequest>): ProductList => ({
  by: 'orga',
  name: `figures, ${name}`,
  ask: ({ client }) =>
    peopleRepository(client).listPeople({
      ...{ ...participants, state: undefined, page: 1, pageSize: 25, ...given },
      sort: { by: 'name', isDescending: false },
    }),
});

const teams = (state: TeamListState): ProductList => ({
  by: 'orga',
  name: `figures, teams ${state}`,
  ask: ({ client }) =>
    teamAdminRepository(client).listTeams({
      ...{ page: 1, pageSize: 25, search: '', status: undefined, seats: undefined, state },
      sort: { by: 'name', isDescending: false },
    }),
});

/** Every list about what organisers see first. */
export const overviewLists: readonly ProductList[] = [
  {
    by: 'orga',
    name: 'figures of participants',
    ask: ({ client }) => peopleRepository(client).countPeople(participants),
  },
  {
    by: 'orga',
    name: 'figures of registrations and cities',
    ask: ({ client }) => overviewRepository(client).getGrowth(),
  },
  { by: 'orga', name: 'figures of teams', ask: ({ client }) => teamAdminRepository(client).countTeams() },
  { by: 'orga', name: 'what happened last', ask: ({ client }) => overviewRepository(client).listNews() },
  people('who is in a team', { state: 'in_team' }),
  people('of a city', { city: 'Karlsruhe' }),
  people('until a day', { until: '2024-11-04' }),
  teams('without_mentor'),
  teams('declined'),
  teams('too_small'),
];
