// What organisers read before they do something to many, and what they did.
import { bulkRepository } from '../../../core/src/bulk/bulkRepository';
import { jobRepository } from '../../../core/src/job/jobRepository';
import type postgres from 'postgres';
import type { ProductList } from './ProductList';

/** Twenty views of each list, with words, states, cities and days, and a hundred jobs. */
const arrange = async (sql: postgres.Sql) => {
  await sql`
    insert into private.saved_views (list, name, filter)
    select l.list, 'View ' || n, (case l.list when 'people' then array[
        '{"query": "anselm riverside"}', '{"state": "without_team"}', '{"city": "Karlsruhe", "until": "2024-11-04"}'
      ] else array[
        '{"query": "anselm riverside"}', '{"status": "active"}', '{"state": "without_mentor"}'
      ] end)[1 + n % 3]::jsonb
    from generate_series(1, 20) n, (values ('people'), ('teams')) l (list)
    on conflict do nothing`;
  await sql`
    insert into private.jobs (kind, total, is_in_database, state, finished_at)
    select 'people_role', 10, true, 'done', now() from generate_series(1, 100) n`;
};

/** Every list about what is done to many. */
export const bulkLists: readonly ProductList[] = [
  {
    by: 'orga',
    name: 'views of the list of people',
    ask: ({ client }) => bulkRepository(client).listPeopleViews(),
    arrange,
  },
  {
    by: 'orga',
    name: 'views of the list of teams',
    ask: ({ client }) => bulkRepository(client).listTeamsViews(),
  },
  { by: 'orga', name: 'jobs', ask: ({ client }) => jobRepository(client).listJobs() },
];
