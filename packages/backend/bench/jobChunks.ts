// How long one chunk of each kind of job takes at scale: 5,000 participants, 1,000 teams, 200 mentors. A chunk may take a second of CPU
// (ruling of the project: long work is idempotent chunks of at most that), so that nothing else waits for longer. By hand:
// `npx tsx bench/jobChunks.ts`. What is measured is the whole statement in the database, waiting included; it fails where one
// takes longer than a second.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { SUPERUSER, withConnection } from '@grow/local-supabase';
import { startBackend } from '../src/index';
import { applyScale } from '../src/scale';

const LIMIT = 1_000;

const dataDir = await mkdtemp(join(tmpdir(), 'grow chunks '));
const backend = await startBackend({
  ...{ port: 0, dataDir, siteUrl: 'http://localhost:3000', demo: true, limits: 'wide' },
  // Nobody but this advances a job.
  tick: 3_600_000,
});

interface Done {
  readonly more: boolean;
}

/** Times chunk after chunk until there is none left. */
async function measure(what: string, chunk: () => Promise<Done>): Promise<void> {
  const times: number[] = [];
  for (let more = true; more;) {
    const start = performance.now();
    const done = await chunk();
    times.push(performance.now() - start);
    more = done.more;
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [median, slowest] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
  const number = (value: number) => value.toFixed(0).padStart(6);
  console.log(
    `${what.padEnd(34)}${number(times.length)} chunks, median${number(median)} ms, slowest${number(slowest)} ms`,
  );
  if (slowest > LIMIT) process.exitCode = 1;
}

/** Does a job of the database to its end. */
async function measureJob(sql: postgres.Sql, what: string, start: PromiseLike<postgres.Row[]>) {
  await start;
  await sql`analyze private.job_items`;
  await measure(what, async () => {
    const [row] = await sql<{ done: number }[]>`select public.advance_jobs() as done`;
    return { more: row?.done === 1 };
  });
}

/** Does a job of a worker to its end, but for what the worker does itself. */
async function measureClaims(
  sql: postgres.Sql,
  kind: string,
  what: string,
  chunk: (id: string) => PromiseLike<{ c: { done: number; is_over: boolean } }[]>,
) {
  await measure(what, async () => {
    const [job] = await sql<{ id: string; claim: string }[]>`select id, claim from public.claim_job(${kind})`;
    if (!job) return { more: false };
    const [row] = await chunk(job.id);
    const [settled] = await sql<{ more: boolean }[]>`select public.settle_job(
      ${job.id}, ${job.claim}, ${row?.c.done ?? 0}, null, ${row?.c.is_over ?? true}) as more`;
    return { more: settled?.more ?? false };
  });
}

try {
  const address = new URL(backend.env.databaseUrl);
  address.username = SUPERUSER;
  await applyScale(address.href, new Date());
  await withConnection(address.href, async (sql) => {
    const [found] = await sql<{ orga: string }[]>`
      select user_id as orga from private.profiles where role = 'ORGA' order by created_at, user_id limit 1`;
    const orga = found?.orga ?? '';
    const all = sql.json({ filter: {}, except: [] });
    const participants = sql.json({ filter: { role: 'PARTICIPANT' }, except: [] });
    const changed = (fates: postgres.Fragment) =>
      sql`(select count(*)::integer from ${fates} f where f.fate = 'changed')`;
    await sql`update public.seasons set team_closes_at = now() + interval '30 days' where opened_at is not null`;

    await measureJob(
      sql,
      'suggest teams, 50 people',
      sql`select private.start_team_suggestions(${participants}, ${changed(
        sql`private.suggestion_fates(private.selected_people(${participants}), now())`,
      )}, ${orga}, now())`,
    );
    await measureJob(
      sql,
      'take the suggestions back',
      sql`select private.undo_job(id, ${orga}, now()) from private.jobs where kind = 'team_suggestions'`,
    );
    await measureJob(
      sql,
      'give a role, 100 people',
      sql`select private.start_people_role(${participants}, 'MENTOR', ${changed(
        sql`private.people_role_fates(
          private.selected_people(${participants}),
          array_fill('MENTOR'::text, array[cardinality(private.selected_people(${participants}))]), ${orga}, now()
        )`,
      )}, 'Measured', ${orga}, now())`,
    );
    await measureJob(
      sql,
      'take the roles back',
      sql`select private.undo_job(id, ${orga}, now()) from private.jobs where kind = 'people_role'`,
    );
    await measureJob(
      sql,
      'hide teams, 100 teams',
      sql`select private.start_teams_change(${all}, '{"listed": false}', ${changed(
        sql`private.teams_change_fates(
          private.selected_teams(${all}), array(select '{"listed": false}'::jsonb from unnest(private.selected_teams(${all})))
        )`,
      )}, 'Measured', ${orga}, now())`,
    );

    // Everybody of the season once more, from a list: nobody is new, so no account has to be made.
    await sql`insert into private.imports (name, source, row_count, created_by)
      values ('everybody.csv', '{"rows": [["x"]]}', 5000, ${orga})`;
    await sql`with rows as materialized (
        select jsonb_agg(jsonb_build_object(
          'n', given.n + 1, 'email', given.email, 'role', 'PARTICIPANT', 'locale', 'de', 'fields', '{"studies": "Physics"}'::jsonb
        )) as given
        from (
          select s.email, row_number() over (order by s.user_id) as n from private.profile_private s
          join private.profiles p using (user_id) where p.role = 'PARTICIPANT' and s.email like '%@scale.grow.example'
          order by s.user_id limit 5000
        ) given
      )
      select private.start_import(i.id, rows.given, private.counted_import_rows(rows.given), ${orga}, now())
      from private.imports i, rows where i.name = 'everybody.csv'`;
    await sql`analyze private.import_rows`;
    await measureClaims(
      sql,
      'import_people',
      'import, 200 rows',
      (id) => sql<{ c: { done: number; is_over: boolean } }[]>`select public.import_chunk(${id}, '[]') as c`,
    );
    await measureJob(
      sql,
      'take the import back, 25 rows',
      sql`select private.undo_import(id, ${orga}, now()) from private.imports where name = 'everybody.csv'`,
    );

    await sql`update auth.users set invited_at = now() - interval '2 days', email_confirmed_at = null, last_sign_in_at = null
      where id in (select user_id from private.profiles where role = 'PARTICIPANT' order by user_id limit 1000)`;
    await sql`select private.start_invitations(${participants}, ${changed(
      sql`private.invitation_fates(private.selected_people(${participants}), now())`,
    )}, ${orga}, now())`;
    await sql`update private.jobs set due_at = now() where kind = 'invite_again'`;
    await measureClaims(
      sql,
      'invite_again',
      'invite again, 10 people',
      (id) => sql<{ c: { done: number; is_over: boolean } }[]>`
        select public.invite_again_chunk(
          ${id},
          array(select n from private.job_items where job_id = ${id} and fate is null order by n limit 10), '[]'
        ) as c`,
    );

    // Last, for it leaves no team.
    await measureJob(
      sql,
      'take teams out, 25 teams',
      sql`select private.start_teams_withdrawal(${all}, ${changed(
        sql`private.withdrawal_fates(private.selected_teams(${all}))`,
      )}, 'Measured', ${orga}, now())`,
    );
  });
} finally {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
}
