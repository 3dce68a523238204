import type postgres from 'postgres';

const DAY_MS = 86_400_000;
const LIST = '11111111-5055-4000-8000-000000000001';
const JOB = '11111111-5055-4000-8000-000000000002';

/** Adds a list that an organiser brought nine days ago: twenty people, whom it changed nothing for, and two rows that stayed out. */
export async function addImports(sql: postgres.TransactionSql, today: Date): Promise<void> {
  const at = new Date(today.getTime() - 9 * DAY_MS);
  const added = await sql`
    insert into private.jobs (
      id, kind, input, reason, state, total, done, result, is_in_database, created_by, created_at, started_at, finished_at
    )
    select ${JOB}, 'import_people', ${sql.json({ import_id: LIST, name: 'campus-kiel.csv' })}, 'Import: campus-kiel.csv', 'done', 20, 20,
      '{"already": 20}', false, p.user_id, ${at}, ${at}, ${at}
    from private.profiles p where p.role = 'ORGA' order by p.created_at, p.user_id limit 1
    on conflict do nothing returning id`;
  if (added.length === 0) return;
  await sql`
    insert into private.imports (
      id, name, source, row_count, left_out, job_id, started_at, undo_until, created_by, created_at
    )
    select ${LIST}, 'campus-kiel.csv', ${sql.json({
      encoding: 'windows-1252',
      separator: ';',
      header: ['Vorname', 'Nachname', 'E-Mail'],
      rows: [
        ...Array.from({ length: 20 }, () => []),
        ['Tjark', 'Wessel', 'tjark.wessel@uni'],
        ['', 'Ruhnau', 'anneke'],
      ],
    })}, 22, 2, ${JOB}, ${at}, ${new Date(at.getTime() + DAY_MS)}, j.created_by, ${at}
    from private.jobs j where j.id = ${JOB}`;
  await sql`
    insert into private.import_rows (import_id, n, email, role, locale, fields, fate, user_id, created_at)
    select ${LIST}, row_number() over (order by s.user_id) + 1, s.email, 'PARTICIPANT', 'de', '{}', 'same', s.user_id, ${at}
    from private.profile_private s join private.profiles p using (user_id)
    where p.role = 'PARTICIPANT' and s.email is not null and p.created_at < ${at} order by s.user_id limit 20`;
}
