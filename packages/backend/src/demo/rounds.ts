import type postgres from 'postgres';
import { demoAccounts } from './accounts';
import { addGuest, demoGuest } from './guests';
import { demoPeople } from './people';

/** A stage of half-time: its teams in order, and who judges there, by their places among the demo's jurors. */
interface DemoStage {
  readonly name: string;
  readonly venue: string;
  readonly teams: readonly string[];
  readonly jurors: readonly number[];
  /** A film of another stage for each of them. */
  readonly films: readonly string[];
}

// The last team has one juror of two: the gap that organisers close, or say why they open over it.
// prettier-ignore
const STAGES: readonly DemoStage[] = [
  { name: 'Karlsruhe A', venue: 'Hall C, gallery', teams: ['spelzwerk', 'pegelstand', 'moosgrund', 'leihlot'], jurors: [2, 3], films: ['halbvoll', 'zweitfaden'] },
  { name: 'Karlsruhe B', venue: 'Hall C, stairs', teams: ['halbvoll', 'fugenfest', 'zweitfaden', 'rueckwind'], jurors: [4, 5], films: ['drehlicht', 'leerlauf'] },
  { name: 'Leipzig A', venue: 'Old post office', teams: ['drehlicht', 'leerlauf', 'stillgelegt'], jurors: [0, 6], films: ['kaltstart', 'kaltstart'] },
  { name: 'Leipzig B', venue: 'Old post office, yard', teams: ['kaltstart'], jurors: [1], films: ['spelzwerk'] },
];

/** The demo's mentor, its organiser, four of the mentors who were made up, and a guest. */
const jurors = (): string[] => [
  ...(['MENTOR', 'ORGA'] as const).flatMap((wanted) =>
    demoAccounts.filter(({ role }) => role === wanted).map(({ email }) => email),
  ),
  ...demoPeople()
    .filter(({ role, password }) => role === 'MENTOR' && password === null)
    .slice(0, 4)
    .map(({ email }) => email),
  demoGuest.email,
];

/**
 * Sets half-time up: criteria, four stages in week seven, seven jurors of whom one is a guest, a declared conflict, and score sheets of
 * two jurors a team with films that join the stages. One team has one juror only. What is there already stays.
 */
export async function addRound(sql: postgres.TransactionSql): Promise<void> {
  const [season] = await sql<{ id: string }[]>`
    select s.id from public.seasons s
    where s.label = 'GROW 24/25' and s.id = (private.current_season()).id
      and not exists (select from public.rounds r where r.season_id = s.id and r.kind = 'half_time')`;
  if (season === undefined) return;
  const [made] = await sql<
    { id: string }[]
  >`select id from private.create_round('half_time', private.current_time())`;
  const round = made?.id ?? '';
  const thursday = sql`(select s.starts_on + 45 from public.seasons s where s.id = ${season.id})`;
  await sql`
    update public.rounds set ballots_wanted = 2, bridges_wanted = 1, cut_size = 6,
      locks_at = (${thursday} + time '18:00') at time zone 'Europe/Berlin'
    where id = ${round}`;
  await addGuest(sql, round);
  const people = jurors();
  for (const [index, stage] of STAGES.entries()) {
    const [added] = await sql<{ id: string }[]>`
      insert into public.stages (round_id, name, venue, starts_at, minutes_each)
      values (${round}, ${stage.name}, ${stage.venue}, (${thursday} + time '10:00') at time zone 'Europe/Berlin', 15) returning id`;
    const emails = stage.jurors.map((place) => people[place] ?? '');
    await addStage(sql, round, added?.id ?? '', stage.teams, emails);
    if (index === 0) await declareConflict(sql, round, emails[0] ?? '', 'fugenfest');
  }
  for (const { teams, jurors: places, films } of STAGES)
    for (const [index, place] of places.entries())
      await assign(sql, round, people[place] ?? '', teams, films[index] ?? '');
}

async function addStage(
  sql: postgres.TransactionSql,
  round: string,
  stage: string,
  teams: readonly string[],
  emails: readonly string[],
): Promise<void> {
  await sql`
    update public.round_teams r set stage_id = ${stage}, position = place.ordinality
    from unnest(${[...teams]}::text[]) with ordinality as place (slug, ordinality)
    join public.teams t on t.slug = place.slug
    where r.round_id = ${round} and r.team_id = t.id`;
  await sql`
    insert into public.juror_grants (round_id, user_id, stage_id)
    select ${round}, u.id, ${stage} from auth.users u where u.email = any (${[...emails]}::text[])`;
}

const declareConflict = (sql: postgres.TransactionSql, round: string, email: string, slug: string) => sql`
  insert into public.juror_conflicts (round_id, user_id, team_id, reason, declared_by)
  select g.round_id, g.user_id, r.team_id, 'We shared an office for a year.', g.user_id
  from public.juror_grants g join auth.users u on u.id = g.user_id
  join public.round_teams r on r.round_id = g.round_id join public.teams t on t.id = r.team_id
  where g.round_id = ${round} and u.email = ${email} and t.slug = ${slug}`;

const assign = (
  sql: postgres.TransactionSql,
  round: string,
  email: string,
  teams: readonly string[],
  film: string,
) => sql`
  insert into public.ballots (round_id, team_id, juror_id, kind)
  select g.round_id, r.team_id, g.user_id, case when t.slug = ${film} then 'bridge' else 'stage' end
  from public.juror_grants g join auth.users u on u.id = g.user_id
  join public.round_teams r on r.round_id = g.round_id join public.teams t on t.id = r.team_id
  where g.round_id = ${round} and u.email = ${email} and t.slug = any (${[...teams, film]}::text[])
    and not exists (
      select from private.round_conflicts(g.round_id) c where c.team_id = r.team_id and c.juror_id = g.user_id
    )`;
