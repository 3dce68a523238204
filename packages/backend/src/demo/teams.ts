import type postgres from 'postgres';
import { demoPeople } from './people';

/** A made-up team: who leads it is the first of its people. */
interface DemoTeam {
  name: string;
  slug: string;
  pitch: string;
  industry: string;
  city: string;
  stage: 'idea' | 'prototype' | 'users' | 'revenue';
  size: number;
  /** Whom it looks for: what they do, and which skills that takes. */
  roles: readonly (readonly [title: string, skills: readonly string[]])[];
}

// prettier-ignore
const TEAMS: readonly DemoTeam[] = [
  { name: 'Spelzwerk', slug: 'spelzwerk', pitch: 'Shipping pads from spelt husk that replace polystyrene.', industry: 'packaging', city: 'Karlsruhe', stage: 'prototype', size: 4, roles: [['Builds the press', ['electronics', 'mechanics']]] },
  { name: 'Pegelstand', slug: 'pegelstand', pitch: 'Flood sensors a village can afford and a fire brigade can read.', industry: 'hardware', city: 'Trier', stage: 'prototype', size: 2, roles: [['Solders', ['electronics']], ['Talks to town halls', ['sales']]] },
  { name: 'Moosgrund', slug: 'moosgrund', pitch: 'Moss panels that cool bus shelters without power.', industry: 'climate', city: 'Leipzig', stage: 'users', size: 3, roles: [['Draws and explains', ['product_design', 'branding']], ['Reads contracts', ['law']]] },
  { name: 'Leihlot', slug: 'leihlot', pitch: 'A tool locker for every student residence, opened by phone.', industry: 'sharing', city: 'Aachen', stage: 'users', size: 3, roles: [['Writes the app', ['mobile', 'backend']]] },
  { name: 'Halbvoll', slug: 'halbvoll', pitch: 'Sells canteen meals that were cooked but never served.', industry: 'food', city: 'Freiburg', stage: 'revenue', size: 2, roles: [['Makes it simple', ['interface_design']], ['Sells to canteens', ['sales', 'strategy']]] },
  { name: 'Fugenfest', slug: 'fugenfest', pitch: 'Repair putty made from mussel shells. Sets under water.', industry: 'materials', city: 'Kiel', stage: 'idea', size: 3, roles: [['Counts the money', ['finance']]] },
  { name: 'Drehlicht', slug: 'drehlicht', pitch: 'Night navigation for people with low vision, by touch.', industry: 'access', city: 'Dresden', stage: 'prototype', size: 2, roles: [['Programs', ['web', 'mobile']], ['Asks users', ['user_research']]] },
  { name: 'Leerlauf', slug: 'leerlauf', pitch: 'Books idle university lab equipment by the hour.', industry: 'science', city: 'Jena', stage: 'idea', size: 3, roles: [['Knows the law', ['law']], ['Wins the first ten labs', ['sales']]] },
  { name: 'Zweitfaden', slug: 'zweitfaden', pitch: 'Repairs outdoor jackets by post and tells you the cost first.', industry: 'textiles', city: 'Chemnitz', stage: 'revenue', size: 2, roles: [['Sells', ['sales']], ['Gives it a face', ['branding']]] },
  { name: 'Stillgelegt', slug: 'stillgelegt', pitch: 'Maps empty shops and fills them for one season.', industry: 'civic', city: 'Bremen', stage: 'idea', size: 5, roles: [] },
  { name: 'Kaltstart', slug: 'kaltstart', pitch: 'A shared freezer shelf with a price tag that falls by the day.', industry: 'food', city: 'Karlsruhe', stage: 'idea', size: 1, roles: [['Builds the shelf', ['manufacturing']], ['Cooks up a name', ['writing', 'branding']]] },
  { name: 'Rückwind', slug: 'rueckwind', pitch: 'Brake dust filters for cargo bikes that count what they catch.', industry: 'climate', city: 'Stuttgart', stage: 'prototype', size: 3, roles: [['Reads the data', ['data', 'machine_learning']]] },
];

const DAY = 86_400_000;

/** Participants in the order in which teams take them, the demo account first. */
const participants = (): string[] =>
  demoPeople()
    .filter(({ role }) => role === 'PARTICIPANT')
    .map(({ email }) => email);

/** Noon of the day that `today` is in Berlin, so that a day before it is yesterday in every zone near. */
async function noonInBerlin(sql: postgres.TransactionSql, today: Date): Promise<Date> {
  const [day] = await sql<{ noon: Date }[]>`
    select ((${today}::timestamptz at time zone 'Europe/Berlin')::date + time '12:00') at time zone 'Europe/Berlin' as noon`;
  if (day === undefined) throw new Error('The database did not say when noon is.');
  return day.noon;
}

/**
 * Adds the teams of the demo with their people and roles, founded on the season's second day, and to the demo account's team one
 * application, one invitation and one by mail. What is there already stays as people left it.
 *
 * @param today the season's day 32
 */
export async function addTeams(sql: postgres.TransactionSql, today: Date): Promise<void> {
  const waiting = participants();
  const noon = await noonInBerlin(sql, today);
  const founded = new Date(noon.getTime() - 30 * DAY);
  for (const [index, team] of TEAMS.entries()) {
    const people = waiting.splice(0, team.size);
    const id = await addTeam(sql, team, people, founded);
    if (index === 0 && id !== null) await addRequests(sql, id, waiting, new Date(noon.getTime() - DAY));
  }
}

/** The new team's id; null when it, or its captain's place in another, is there already. */
async function addTeam(
  sql: postgres.TransactionSql,
  team: DemoTeam,
  people: readonly string[],
  founded: Date,
): Promise<string | null> {
  const [added] = await sql<{ id: string }[]>`
    insert into public.teams (season_id, name, slug, pitch, industry, city, stage, captain_id, created_at)
    select s.id, ${team.name}, ${team.slug}, ${team.pitch}, ${team.industry}, ${team.city}, ${team.stage}, p.user_id, ${founded}
    from public.seasons s cross join private.profile_private p
    where s.label = 'GROW 24/25' and p.email = ${people[0] ?? ''}
      and not exists (select from public.team_members m where m.user_id = p.user_id and m.season_id = s.id and m.left_at is null)
    on conflict do nothing returning id`;
  if (added === undefined) return null;
  await sql`
    insert into public.team_members (team_id, season_id, user_id, joined_at)
    select ${added.id}, t.season_id, p.user_id, ${founded}::timestamptz + place.ordinality * interval '1 day'
    from public.teams t cross join unnest(${[...people]}::text[]) with ordinality as place (email, ordinality)
    join private.profile_private p on p.email = place.email
    where t.id = ${added.id}
    on conflict do nothing`;
  for (const [title, skills] of team.roles)
    await sql`insert into public.team_roles (team_id, title, skills) values (${added.id}, ${title}, ${[...skills]})`;
  return added.id;
}

async function addRequests(
  sql: postgres.TransactionSql,
  teamId: string,
  waiting: readonly string[],
  yesterday: Date,
): Promise<void> {
  const people = await sql<{ user_id: string; email: string }[]>`
    select user_id, email from private.profile_private where email = any(${waiting.slice(-2)}) order by email`;
  const [captain] = await sql<
    { id: string }[]
  >`select captain_id as id from public.teams where id = ${teamId}`;
  const [applicant, invited] = people;
  if (!applicant || !invited || !captain) return;
  const earlier = new Date(yesterday.getTime() - 3_600_000);
  const message = 'I have built three climate chambers. I would like to break your pads in a measured way.';
  // Two of the same time would be in any order.
  const minuteLater = new Date(earlier.getTime() + 60_000);
  await sql`select private.ask_to_join(${applicant.user_id}, ${teamId}, ${message}, null, ${yesterday})`;
  await sql`select private.invite(${captain.id}, ${teamId}, ${invited.user_id}, null, 'You taste, we press.', null, ${earlier})`;
  await sql`select private.invite(${captain.id}, ${teamId}, null, 'edda@university.example', 'We press on Tuesdays.', null, ${minuteLater})`;
  // Nobody reads the mail of people who are made up.
  await sql`delete from private.outbox where details ->> 'slug' = 'spelzwerk'`;
}
