// What organisers read before they do something to many, and what they did.
import { announcementAdminRepository } from '../../../core/src/announcementAdmin/announcementAdminRepository';
import { bulkRepository } from '../../../core/src/bulk/bulkRepository';
import { jobRepository } from '../../../core/src/job/jobRepository';
import { peopleImportRepository } from '../../../core/src/peopleImport/peopleImportRepository';
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

const LARGEST = '77777777-0000-4000-8000-000000000001';

/** A job about everybody of the season, of whom many were left out, each for one of five reasons. */
const arrangeLargestJob = async (sql: postgres.Sql) => {
  await sql`
    insert into private.jobs (id, kind, total, done, is_in_database, state, finished_at)
    values (${LARGEST}, 'people_role', 5000, 5000, true, 'done', now()) on conflict do nothing`;
  await sql`
    insert into private.job_items (job_id, n, person_id, fate, before, after)
    select ${LARGEST}, p.n, p.user_id,
      case when p.n % 4 = 0 then (array['in_team', 'already', 'has_teams', 'gone', 'has_meetings'])[1 + p.n / 4 % 5] else 'changed' end,
      '{"role": "PARTICIPANT"}', '{"role": "MENTOR"}'
    from (
      select user_id, (row_number() over (order by user_id))::integer as n from private.profiles where role = 'PARTICIPANT'
      order by user_id limit 5000
    ) p on conflict do nothing`;
  await sql`vacuum analyze private.job_items`;
};

/** One import of five thousand people and nineteen of a hundred, all done, a tenth of them invited. */
const arrangeImports = async (sql: postgres.Sql) => {
  await sql`
    insert into private.imports (id, name, source, choices, row_count, left_out, started_at, undo_until, created_by, created_at)
    select ('88888888-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'list-' || n || '.csv',
      jsonb_build_object('header', '["Name", "Mail"]'::jsonb, 'rows', (
        select jsonb_agg(jsonb_build_array('Person ' || r, 'person' || r || '@uni.example'))
        from generate_series(1, case when n = 1 then 5000 else 100 end) r
      )), '{"mapping": ["first_name", "email"]}', case when n = 1 then 5000 else 100 end, 3, now(), now() + interval '1 day', o.user_id, now()
    from generate_series(1, 20) n, (select user_id from private.profiles where role = 'ORGA' order by user_id limit 1) o
    on conflict do nothing`;
  await sql`
    insert into private.import_rows (import_id, n, email, role, locale, fields, fate, user_id, invited_at)
    select i.id, p.n + 1, 'p' || p.n || '@import.example', 'PARTICIPANT', 'de', '{"first_name": "Ada", "city": "Kiel"}',
      (array['made', 'again', 'changed', 'same', 'failed'])[1 + p.n % 5], p.user_id, case when p.n % 10 = 0 then now() end
    from private.imports i join (
      select user_id, (row_number() over (order by user_id))::integer as n from private.profiles where role = 'PARTICIPANT'
      order by user_id limit 5000
    ) p on p.n <= i.row_count
    where i.name like 'list-%.csv' on conflict do nothing`;
  await sql`vacuum analyze private.import_rows`;
  await sql`vacuum analyze private.imports`;
};

const LARGEST_IMPORT = '88888888-0000-4000-8000-000000000001';
const CHOSEN = '99999999-0000-4000-8000-000000000001';

/** A draft for four thousand people who were selected one by one. */
const arrangeChoices = async (sql: postgres.Sql) => {
  await sql`
    insert into public.announcements (id, season_id, rules)
    select ${CHOSEN}, id, jsonb_build_object('chosen', ${CHOSEN}::text) from private.current_season()
    on conflict do nothing`;
  await sql`
    insert into private.announcement_choices (list_id, user_id)
    select ${CHOSEN}, user_id from private.profiles where role = 'PARTICIPANT' order by user_id limit 4000
    on conflict do nothing`;
  await sql`vacuum analyze private.announcement_choices`;
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
  {
    by: 'orga',
    name: 'one job',
    ask: ({ client }) => jobRepository(client).findJob(LARGEST),
    arrange: arrangeLargestJob,
  },
  {
    by: 'orga',
    name: 'whom a job of 5,000 left out',
    ask: ({ client }) => jobRepository(client).listLeftOut(LARGEST),
  },
  {
    by: 'orga',
    name: 'imports with what became of their rows',
    ask: ({ client }) => peopleImportRepository(client).listImports(),
    arrange: arrangeImports,
  },
  {
    by: 'orga',
    name: 'one import of 5,000',
    ask: ({ client }) => peopleImportRepository(client).findImport(LARGEST_IMPORT),
  },
  {
    by: 'orga',
    name: 'the table of an import of 5,000',
    ask: ({ client }) => peopleImportRepository(client).getTable(LARGEST_IMPORT),
  },
  {
    by: 'orga',
    name: 'whom it reaches, 4,000 who were selected',
    ask: ({ client }) =>
      announcementAdminRepository(client).getReach({
        audience: { roles: ['PARTICIPANT', 'MENTOR', 'ORGA'], chosen: CHOSEN },
        correctsId: undefined,
      }),
    arrange: arrangeChoices,
  },
];
