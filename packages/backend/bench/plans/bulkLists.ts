// What organisers read before they do something to many, and what they did.
import { bulkRepository } from '../../../core/src/bulk/bulkRepository';
import { jobRepository } from '../../../core/src/job/jobRepository';
import type postgres from 'postgres';
import type { ProductList } from './ProductList';

/** Twenty views of each list, with words and states, and a hundred jobs. */
const arrange = async (sql: postgres.Sql) => {
  await sql`
    insert into private.saved_views (list, name, filter)
    select l.list, 'View ' || n, case when n % 2 = 0 then '{"query": "anselm riverside"}'::jsonb
      when l.list = 'people' then '{"state": "without_team"}' else '{"status": "active"}' end
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
