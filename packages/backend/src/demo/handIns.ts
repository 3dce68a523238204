import type postgres from 'postgres';
import { demoAccounts } from './accounts';
import { demoFileLine, demoPdf } from './files';
import { endingsByTeam, firstTryNote, notesOf, partsByWeek, type Ending } from './handInTexts';

const HOUR = 3_600_000;

interface Team {
  id: string;
  name: string;
  slug: string;
  members: string[];
  reviewer: string;
}
interface Milestone {
  id: string;
  week: number;
  opensAt: Date;
  dueAt: Date;
}

/** Lets the demo's teams hand in what they would have by `today`, day 32; teams that handed in anything keep what people made of it. */
export async function addHandIns(sql: postgres.TransactionSql, today: Date): Promise<void> {
  const orga = demoAccounts.find(({ role }) => role === 'ORGA');
  const teams = await sql<Team[]>`
    select t.id, t.name, t.slug, array(
        select m.user_id from public.team_members m where m.team_id = t.id and m.left_at is null order by m.joined_at
      ) as members,
      coalesce(
        (select a.mentor_id from public.mentor_assignments a where a.team_id = t.id and a.status = 'active'),
        (select p.user_id from private.profile_private p where p.email = ${orga?.email ?? ''})
      ) as reviewer
    from public.teams t join public.seasons s on s.id = t.season_id
    where s.label = 'GROW 24/25' and t.slug = any(${Object.keys(endingsByTeam)}) and t.status <> 'withdrawn'
      and not exists (select from public.hand_ins h where h.team_id = t.id)`;
  const milestones = await sql<Milestone[]>`
    select m.id, m.week, m.opens_at as "opensAt", m.due_at as "dueAt"
    from public.milestones m join public.seasons s on s.id = m.season_id
    where s.label = 'GROW 24/25' order by m.week`;
  for (const team of teams)
    for (const [index, ending] of (endingsByTeam[team.slug] ?? []).entries()) {
      const milestone = milestones.find(({ week }) => week === index + 1);
      if (milestone && team.members.length > 0) await playWeek(sql, team, milestone, ending, today);
    }
  // What happened weeks ago was read then, and is not mailed today.
  await sql`update public.notifications set read_at = created_at
    where payload ? 'milestone_id' and read_at is null and created_at < ${new Date(today.getTime() - 24 * HOUR)}`;
  await sql`delete from private.outbox where details ? 'milestone_id' and state = 'waiting'`;
}

const author = ({ members }: Team, index: number): string => members[index % members.length] ?? '';

async function playWeek(
  sql: postgres.TransactionSql,
  team: Team,
  milestone: Milestone,
  ending: Ending,
  today: Date,
): Promise<void> {
  const due = milestone.dueAt.getTime();
  const isNow = due > today.getTime();
  const begins = ending === 'late' ? due + HOUR : isNow ? today.getTime() - 26 * HOUR : due - 30 * HOUR;
  const at = (hours: number) => new Date(begins + hours * HOUR);
  const [firstKey, firstValue] = partsByWeek[milestone.week - 1]?.[0] ?? ['', ''];
  switch (ending) {
    case 'missed':
      return;
    case 'open':
      await write(sql, team, milestone, at);
      return;
    case 'asked':
      await write(sql, team, milestone, at);
      await sql`select private.ask_for_extension(${author(team, 0)}, ${milestone.id}, 'Two of us have exams until Thursday.', ${at(4)})`;
      return;
    case 'extended':
      await sql`select private.ask_for_extension(${author(team, 0)}, ${milestone.id}, 'Our first customer is away until Friday.', ${at(1)})`;
      await write(sql, team, milestone, at);
      await sql`select private.extend_hand_in(${team.id}, ${milestone.id}, ${new Date(today.getTime() + 60 * HOUR)}, 'Your customer is back on Friday.', ${at(20)})`;
      return;
    case 'clock':
      await write(sql, team, milestone, at);
      await sql`select private.advance_hand_in(h.id, ${new Date(due + HOUR)}) from public.hand_ins h
        where h.team_id = ${team.id} and h.milestone_id = ${milestone.id}`;
      return;
    case 'in_review':
      await handIn(sql, team, milestone, at);
      await sql`select private.take_review(${team.reviewer}, h.id, 1, ${new Date(today.getTime() - HOUR / 2)}) from public.hand_ins h
        where h.team_id = ${team.id} and h.milestone_id = ${milestone.id}`;
      return;
    case 'submitted':
      await handIn(sql, team, milestone, at);
      return;
    case 'late':
      await handIn(sql, team, milestone, at);
      if (milestone.week < 4)
        await judge(sql, team, milestone, 1, 'accepted', notesOf.late ?? '', new Date(due + 40 * HOUR));
      return;
    case 'returned':
      await handIn(sql, team, milestone, at);
      await judge(
        sql,
        team,
        milestone,
        1,
        'changes_requested',
        notesOf.returned ?? '',
        new Date(due + 60 * HOUR),
      );
      return;
    case 'revised':
      await handIn(sql, team, milestone, at);
      await judge(sql, team, milestone, 1, 'changes_requested', firstTryNote, new Date(due + 14 * HOUR));
      // A file stays as it is; words are written anew.
      if (!firstValue.endsWith('.pdf'))
        await save(
          sql,
          team,
          milestone,
          firstKey,
          { text: `${firstValue} Now for one kind of customer.` },
          1,
          new Date(due + 30 * HOUR),
        );
      else
        await save(
          sql,
          team,
          milestone,
          partsByWeek[milestone.week - 1]?.[1]?.[0] ?? '',
          { text: 'Everybody but the dairy.' },
          1,
          new Date(due + 30 * HOUR),
        );
      await handInNow(sql, team, milestone, new Date(due + 31 * HOUR));
      await judge(sql, team, milestone, 2, 'accepted', notesOf.accepted ?? '', new Date(due + 50 * HOUR));
      return;
    case 'accepted':
      await handIn(sql, team, milestone, at);
      await judge(sql, team, milestone, 1, 'accepted', notesOf.accepted ?? '', new Date(due + 36 * HOUR));
  }
}

/** Each part by another member, an hour after the other. */
async function write(
  sql: postgres.TransactionSql,
  team: Team,
  milestone: Milestone,
  at: (hours: number) => Date,
): Promise<void> {
  for (const [index, [key, value]] of (partsByWeek[milestone.week - 1] ?? []).entries()) {
    const isFile = value.endsWith('.pdf');
    const file = isFile
      ? await store(sql, team, milestone, key, value, author(team, index), at(index))
      : undefined;
    const written = file === undefined ? { text: value } : { files: [file] };
    await save(sql, team, milestone, key, written, 0, at(index + 1), author(team, index));
  }
  await quote(sql, team, milestone, at(2.5));
}

/** The newest two market tests of the week, where it takes any. */
async function quote(
  sql: postgres.TransactionSql,
  team: Team,
  milestone: Milestone,
  now: Date,
): Promise<void> {
  const [part] = await sql<{ key: string; tests: string[] }[]>`
    select p.key, array(
      select e.id from public.experiments e
      where e.team_id = ${team.id} and not e.is_draft and e.happened_on
        between (${milestone.opensAt}::timestamptz at time zone 'Europe/Berlin')::date
        and (${now}::timestamptz at time zone 'Europe/Berlin')::date
      order by e.happened_on desc, e.id limit 2
    ) as tests
    from public.milestone_parts p where p.milestone_id = ${milestone.id} and p.kind = 'tests'`;
  if (part && part.tests.length > 0)
    await save(sql, team, milestone, part.key, { tests: part.tests }, 0, now, author(team, 0));
}

async function save(
  sql: postgres.TransactionSql,
  team: Team,
  milestone: Milestone,
  key: string,
  value: { text: string } | { files: string[] } | { tests: string[] },
  version: number,
  at: Date,
  by = author(team, 0),
): Promise<void> {
  await sql`select private.save_hand_in_part(${by}, ${milestone.id}, ${key}, ${sql.json(value)}, ${version}, ${at})`;
}

/** The row of a file; its bytes are stored once the project has started. */
async function store(
  sql: postgres.TransactionSql,
  team: Team,
  milestone: Milestone,
  key: string,
  name: string,
  by: string,
  at: Date,
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.uploads (team_id, uploaded_by, milestone_id, part_key, name, bytes, media_type, state, created_at, stored_at)
    values (${team.id}, ${by}, ${milestone.id}, ${key}, ${name}, ${demoPdf(demoFileLine(team.name, name)).byteLength},
      'application/pdf', 'stored', ${at}, ${at})
    returning id`;
  if (row === undefined) throw new Error('The database did not keep a file.');
  return row.id;
}

async function handIn(
  sql: postgres.TransactionSql,
  team: Team,
  milestone: Milestone,
  at: (hours: number) => Date,
): Promise<void> {
  await write(sql, team, milestone, at);
  await handInNow(sql, team, milestone, at(3));
}

async function handInNow(
  sql: postgres.TransactionSql,
  team: Team,
  milestone: Milestone,
  at: Date,
): Promise<void> {
  await sql`
    select private.hand_in(${author(team, 0)}, ${milestone.id}, (
      select jsonb_object_agg(p.part_key, p.version) from public.hand_in_parts p join public.hand_ins h on h.id = p.hand_in_id
      where h.team_id = ${team.id} and h.milestone_id = ${milestone.id}
    ), ${at})`;
}

async function judge(
  sql: postgres.TransactionSql,
  team: Team,
  milestone: Milestone,
  version: number,
  decision: 'accepted' | 'changes_requested',
  note: string,
  at: Date,
): Promise<void> {
  await sql`select private.give_verdict(${team.reviewer}, h.id, ${version}, ${decision}, ${note}, ${at}),
      private.advance_hand_in(h.id, ${new Date(at.getTime() + 6_000)})
    from public.hand_ins h where h.team_id = ${team.id} and h.milestone_id = ${milestone.id}`;
}
