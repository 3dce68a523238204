// All teams' weeks, for organisers.
import { handInAdminRepository } from '../../../core/src/handInAdmin/handInAdminRepository';
import type { Asker, ProductList } from './ProductList';

/** The last week that asks for something, and a page of teams. */
async function teamsOfWeek({ client }: Asker, count: number) {
  const { weeks, teams } = await handInAdminRepository(client).getMatrix();
  const milestoneId = weeks.findLast(({ milestone }) => milestone)?.milestone?.id ?? '';
  return { milestoneId, teamIds: teams.slice(0, count).map(({ id }) => id) };
}

/** Every list of all teams' hand-ins. */
export const handInLists: readonly ProductList[] = [
  {
    by: 'orga',
    name: 'all teams by all weeks',
    ask: ({ client }) => handInAdminRepository(client).getMatrix(),
  },
  {
    by: 'orga',
    name: 'all teams by all weeks, and whom a reminder of twenty reaches',
    ask: async (asker) => handInAdminRepository(asker.client).previewReminder(await teamsOfWeek(asker, 20)),
  },
  {
    by: 'orga',
    name: 'all teams by all weeks, and what twenty of them handed in',
    ask: async (asker) => handInAdminRepository(asker.client).listFiles(await teamsOfWeek(asker, 20)),
  },
];
