// Every list that the product asks for, by the product's own code.
import { milestoneRepository } from '../../../core/src/milestone/milestoneRepository';
import { notificationRepository } from '../../../core/src/notification/notificationRepository';
import { profileRepository } from '../../../core/src/profile/profileRepository';
import { peopleRepository } from '../../../core/src/people/peopleRepository';
import type { PeopleRequest } from '../../../core/src/people/ListedPerson';
import { skillRepository } from '../../../core/src/people/skillRepository';
import { seasonRepository } from '../../../core/src/season/seasonRepository';
import { inviteLinkRepository } from '../../../core/src/team/inviteLinkRepository';
import { teamRequestRepository } from '../../../core/src/team/teamRequestRepository';
import { teamRepository } from '../../../core/src/team/teamRepository';
import { teamRoleRepository } from '../../../core/src/team/teamRoleRepository';
import { teamSearchRepository } from '../../../core/src/search/teamSearchRepository';
import type { TeamListRequest } from '../../../core/src/teamAdmin/ListedTeam';
import { teamAdminRepository } from '../../../core/src/teamAdmin/teamAdminRepository';
import { announcementLists } from './announcementLists';
import { auditLists } from './auditLists';
import { bulkLists } from './bulkLists';
import { eventLists } from './eventLists';
import { mentorLists } from './mentorLists';
import { officeHourLists } from './officeHourLists';
import { privacyLists } from './privacyLists';
import type { Asker, ProductList } from './ProductList';
import { handInLists } from './handInLists';
import { proposalLists } from './proposalLists';
import { overviewLists } from './overviewLists';
import { recordLists } from './recordLists';
import { roundLists } from './roundLists';
import { seasonLists } from './seasonLists';

const page = { page: 1, pageSize: 20 };
const list = (by: ProductList['by'], name: string, ask: ProductList['ask']): ProductList => ({
  by,
  name,
  ask,
});

const searches = ({ client }: Asker) => teamSearchRepository(client);
const profiles = ({ client }: Asker) => profileRepository(client);
const ofOrga =
  (given: Parameters<ReturnType<typeof profileRepository>['listProfiles']>[0]) => (asker: Asker) =>
    profiles(asker).listProfiles(given);

const teams: ProductList[] = [
  list('member', 'teams, what fits best', (asker) => searches(asker).searchTeams({}, page)),
  list('member', 'teams, fifty at once', (asker) =>
    searches(asker).searchTeams({}, { page: 1, pageSize: 50 }),
  ),
  list('member', 'teams, the last page by name', (asker) =>
    searches(asker).searchTeams({ sort: 'name' }, { page: 48, pageSize: 20 }),
  ),
  list('member', 'teams, newest', (asker) => searches(asker).searchTeams({ sort: 'new' }, page)),
  list('member', 'teams, most places', (asker) =>
    searches(asker).searchTeams({ sort: 'open', isOpen: true }, page),
  ),
  list('member', 'teams, two words with typos', (asker) =>
    searches(asker).searchTeams({ text: 'kuhle bruke' }, page),
  ),
  list('member', 'teams, a skill as a word', (asker) =>
    searches(asker).searchTeams({ text: 'Vertrieb' }, page),
  ),
  list('member', 'teams, a short word', (asker) => searches(asker).searchTeams({ text: 'web' }, page)),
  list('member', 'teams, every filter', (asker) =>
    searches(asker).searchTeams(
      { text: 'lampe', skills: ['sales', 'web'], city: 'Köln', stage: 'idea', isOpen: true },
      page,
    ),
  ),
  list('member', 'what teams and people can be filtered by', (asker) => searches(asker).getFacets()),
];

const people: ProductList[] = [
  list('member', 'people, who fits best', (asker) => searches(asker).searchPeople({}, page)),
  list('member', 'people, fifty at once', (asker) =>
    searches(asker).searchPeople({}, { page: 1, pageSize: 50 }),
  ),
  list('member', 'people, two words with typos', (asker) =>
    searches(asker).searchPeople({ text: 'jorg grunwld' }, page),
  ),
  list('member', 'people, a skill as a word', (asker) =>
    searches(asker).searchPeople({ text: 'vertrieb' }, page),
  ),
  list('member', 'people, every filter', (asker) =>
    searches(asker).searchPeople({ text: 'law', skills: ['law'], city: 'Graz', sort: 'name' }, page),
  ),
  list('member', 'profiles by name', (asker) => profiles(asker).listProfiles(page)),
];

const own: ProductList[] = [
  list('member', 'members of a team', ({ client, teamId }) => teamRepository(client).listMembers(teamId)),
  list('member', 'the own team', ({ client, userId }) => teamRepository(client).getOwnTeam(userId)),
  list('member', 'roles of a team', ({ client, teamId }) => teamRoleRepository(client).listRoles(teamId)),
  list('member', 'requests of a team', ({ client, teamId }) =>
    teamRequestRepository(client).listOfTeam(teamId),
  ),
  list('member', 'requests of a person', ({ client }) => teamRequestRepository(client).listMine()),
  list('member', 'links of a team', ({ client, teamId }) => inviteLinkRepository(client).listLinks(teamId)),
  list('member', 'notifications', ({ client }) => notificationRepository(client).listNotifications()),
  list('member', 'unread notifications', ({ client }) => notificationRepository(client).countUnread()),
  list('member', 'skills', ({ client }) => skillRepository(client).listSkills()),
];

const everybody: PeopleRequest = {
  ...{
    page: 1,
    pageSize: 25,
    search: '',
    role: undefined,
    state: undefined,
    city: undefined,
    until: undefined,
  },
  sort: { by: 'name', isDescending: false },
};
const peopleOfOrga = (given: Partial<PeopleRequest>) => (asker: Asker) =>
  peopleRepository(asker.client).listPeople({ ...everybody, ...given });

const allTeams: TeamListRequest = {
  ...{ page: 1, pageSize: 25, search: '', status: undefined, seats: undefined, state: undefined },
  sort: { by: 'name', isDescending: false },
};
const teamsOfOrga = (given: Partial<TeamListRequest>) => (asker: Asker) =>
  teamAdminRepository(asker.client).listTeams({ ...allTeams, ...given });

const admin: ProductList[] = [
  list('orga', 'people by name', ofOrga({ page: 1, pageSize: 25 })),
  list(
    'orga',
    'people by university',
    ofOrga({ page: 1, pageSize: 25, sort: { by: 'university', isDescending: false } }),
  ),
  list('orga', 'people, a far page of one role', ofOrga({ page: 150, pageSize: 25, role: 'PARTICIPANT' })),
  list('orga', 'people, two words', ofOrga({ page: 1, pageSize: 25, search: 'anselm riverside' })),
  list('orga', 'everybody by name', peopleOfOrga({})),
  list(
    'orga',
    'who has no team, the last visit first',
    peopleOfOrga({
      state: 'without_team',
      sort: { by: 'visit', isDescending: true },
    }),
  ),
  list(
    'orga',
    'who never confirmed, by team',
    peopleOfOrga({
      state: 'unconfirmed',
      sort: { by: 'team', isDescending: false },
    }),
  ),
  list(
    'orga',
    'everybody, words and a role',
    peopleOfOrga({ search: 'anselm riverside', role: 'PARTICIPANT' }),
  ),
  list('orga', 'everybody, a far page', peopleOfOrga({ page: 200 })),
  list('orga', 'one person', ({ client, userId }) => peopleRepository(client).findPerson(userId)),
  list('orga', 'how many are in each state', ({ client }) =>
    peopleRepository(client).countPeople({
      ...{ search: 'anselm', role: undefined, city: undefined, until: undefined },
    }),
  ),
  list('orga', 'all teams by name', teamsOfOrga({})),
  list('orga', 'all teams, the last page', teamsOfOrga({ page: 40 })),
  list('orga', 'all teams, newest', teamsOfOrga({ sort: { by: 'founded', isDescending: true } })),
  list(
    'orga',
    'all teams, words and filters',
    teamsOfOrga({ search: 'Köln', status: 'forming', seats: 'open' }),
  ),
  list('orga', 'the history of a team', ({ client, teamId }) =>
    teamAdminRepository(client).teamHistory(teamId),
  ),
];

const season = ({ client }: Asker) => seasonRepository(client).currentSeason();
const weeks: ProductList[] = [
  list('visitor', 'the season with its weeks', season),
  list('member', 'what each week asks for', async (asker) =>
    milestoneRepository(asker.client).seasonMilestones((await season(asker))?.id ?? ''),
  ),
];

/** Every list of the product. */
export const productLists: readonly ProductList[] = [
  ...weeks,
  ...teams,
  ...people,
  ...own,
  ...mentorLists,
  ...proposalLists,
  ...bulkLists,
  ...seasonLists,
  ...handInLists,
  ...announcementLists,
  ...recordLists,
  ...officeHourLists,
  ...roundLists,
  ...admin,
  ...overviewLists,
  ...auditLists,
  ...privacyLists,
  ...eventLists,
];
