// What the page says that a person prints and shows to others: teams, weeks, and what a mentor did.
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { handInWorld, HOUR } from './handIns/handInWorld';
import { dayFromNow, mentorWorld, refusal } from './mentors/mentorWorld';
import { asPerson } from './people';
import { withDatabase } from './withDatabase';

let sql: postgres.Sql;
let world: ReturnType<typeof mentorWorld>;
let handIns: ReturnType<typeof handInWorld>;
withDatabase((opened) => {
  sql = opened;
  world = mentorWorld(opened);
  handIns = handInWorld(opened);
});

interface Row {
  as_mentor: boolean;
  teams: string[];
  since: Date;
  until: Date | null;
  hand_ins: number;
  reviews: number;
  meetings: number;
}

const started = dayFromNow(-20);
beforeEach(() => sql`update public.seasons set starts_on = ${started}, weeks = 11`);

const now = () => new Date();
const of = (person: string, asks = person) =>
  asPerson(sql, asks, (request) => request`select * from public.participation(${person})`) as Promise<Row[]>;
const dayOf = (day: Date | null | undefined) => day?.toISOString().slice(0, 10);

/** A team with a week that it handed in, and its mentor. */
async function begin() {
  const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
  await world.assign(orga, team.id, mentor);
  const week = await handIns.milestone(new Date(Date.now() + 100 * HOUR));
  const versions = await handIns.writeAll(team.captain, week, now());
  const version = await handIns.handIn(team.captain, week, versions, now());
  return { team, mentor, orga, id: version.hand_in_id };
}

describe('the confirmation of a member', () => {
  it('begins with the season for who was there before, and counts the weeks of the team', async () => {
    const { team } = await begin();
    await sql`update public.team_members set joined_at = now() - interval '40 days' where user_id = ${team.member}`;
    const [row] = await of(team.member);
    expect(row).toMatchObject({ as_mentor: false, teams: [team.name], until: null, hand_ins: 1, reviews: 0 });
    expect(dayOf(row?.since)).toBe(started);
  });

  it('counts no week that the team handed in before somebody came or after they left', async () => {
    const { team } = await begin();
    const [late, early] = [await world.person(), await world.person()];
    const noonOf = (days: number) => sql`${dayFromNow(days)}::date + interval '12 hours'`;
    const join = (person: string, joinedAt: postgres.Fragment, leftAt: postgres.Fragment) =>
      sql`insert into public.team_members (team_id, season_id, user_id, joined_at, left_at)
        select id, season_id, ${person}, ${joinedAt}, ${leftAt}
        from public.teams where id = ${team.id}`;
    await join(late, sql`now() + interval '1 hour'`, sql`null`);
    await join(early, noonOf(-10), noonOf(-2));
    expect((await of(late))[0]?.hand_ins).toBe(0);
    const [left] = await of(early);
    expect([left?.hand_ins, dayOf(left?.since), dayOf(left?.until)]).toEqual([
      0,
      dayFromNow(-10),
      dayFromNow(-2),
    ]);
  });

  it('names the teams in the order in which they were joined, and none that was left before the season', async () => {
    const [person, first, second, before] = [
      await world.person(),
      await world.team(),
      await world.team(),
      await world.team(),
    ];
    const join = (team: string, from: number, until: number | null) =>
      sql`insert into public.team_members (team_id, season_id, user_id, joined_at, left_at)
        select id, season_id, ${person}, ${dayFromNow(from)}::date + interval '12 hours',
          ${until === null ? null : dayFromNow(until)}::date + interval '12 hours'
        from public.teams where id = ${team}`;
    await join(second.id, -5, null);
    await join(first.id, -15, -8);
    await join(before.id, -60, -30);
    expect(await of(person)).toMatchObject([{ teams: [first.name, second.name], until: null }]);
  });

  it('is not there before the season has begun', async () => {
    const { member } = await world.team();
    await sql`update public.seasons set starts_on = ${dayFromNow(3)}`;
    expect(await of(member)).toEqual([]);
  });
});

describe('the confirmation of a mentor', () => {
  it('counts verdicts that the team has heard of and meetings that were held, also of former teams', async () => {
    const { team, mentor, orga, id } = await begin();
    await handIns.take(mentor, id, 1, now());
    await handIns.judge(mentor, id, 1, 'accepted', '', now());
    expect((await of(mentor))[0]).toMatchObject({ reviews: 0, meetings: 0 });
    await handIns.settle(new Date(Date.now() + 10_000));
    for (const [state, hours] of [
      ['held', 50],
      ['no_show', 60],
    ] as const)
      await sql`insert into public.office_hour_bookings (team_id, mentor_id, starts_at, ends_at, state, settled_at)
        values (${team.id}, ${mentor}, now() - ${hours} * interval '1 hour',
          now() - ${hours} * interval '1 hour' + interval '20 minutes', ${state}, now())`;
    const [assignment] = await world.assignments(team.id);
    await world.end(orga, assignment?.id ?? '');
    const rows = await of(mentor);
    expect(rows).toMatchObject([{ as_mentor: true, teams: [team.name], reviews: 1, meetings: 1 }]);
  });

  it('has no team that they were only asked for', async () => {
    const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
    await world.propose(orga, team.id, mentor);
    expect(await of(mentor)).toEqual([]);
  });
});

it('is read by organisers for everybody, and by nobody else', async () => {
  const { team, mentor, orga } = await begin();
  expect(await of(team.member, orga)).toMatchObject([{ teams: [team.name] }]);
  for (const person of [mentor, team.captain]) expect(await refusal(of(team.member, person))).toBe('42501');
});
