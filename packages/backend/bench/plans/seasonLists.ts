// The season as organisers set it, and what a change of it would do.
import { dangerRepository } from '../../../core/src/seasonAdmin/dangerRepository';
import { seasonAdminRepository } from '../../../core/src/seasonAdmin/seasonAdminRepository';
import type { Asker, ProductList } from './ProductList';

const settingsOf = async ({ client }: Asker) => {
  const settings = await seasonAdminRepository(client).getSettings();
  if (!settings) throw new Error('There is no season');
  return settings;
};

/** Every list about what is set of the season. */
export const seasonLists: readonly ProductList[] = [
  { by: 'orga', name: 'what is set of the season', ask: settingsOf },
  {
    by: 'orga',
    name: 'what other rules would do',
    ask: async (asker) => {
      const { season } = await settingsOf(asker);
      return seasonAdminRepository(asker.client).previewRules({ ...season, minTeam: 3, maxTeam: 4 });
    },
  },
  {
    by: 'orga',
    name: 'what another due time would do',
    ask: async (asker) => {
      const { season, weeks } = await settingsOf(asker);
      const dueAt = weeks.find(({ week }) => week === 4)?.milestone?.dueAt;
      return seasonAdminRepository(asker.client).previewWeek({ seasonId: season.id, week: 4, dueAt });
    },
  },
  {
    by: 'orga',
    name: 'what stopping the season would do',
    ask: async (asker) => dangerRepository(asker.client).previewStop((await settingsOf(asker)).season.id),
  },
  {
    by: 'orga',
    name: 'how much of the demo is left',
    ask: async ({ client }) => dangerRepository(client).demoOverview(),
  },
];
