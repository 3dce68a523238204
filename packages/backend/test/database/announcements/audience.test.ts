// Whom an announcement is for: each rule, all of them together, and who is left out.
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import { announcementWorld, type AnnouncementWorld } from './announcementWorld';

let sql: postgres.Sql;
let world: AnnouncementWorld;
withDatabase((opened) => {
  sql = opened;
  world = announcementWorld(sql);
});

let ada = '';
let bo = '';
let cy = '';
let mentor = '';
let team = '';
beforeEach(async () => {
  await sql`delete from public.hand_ins`;
  await sql`delete from public.mentor_assignments`;
  await sql`delete from public.team_members`;
  await sql`delete from public.teams`;
  await world.deleteEverybody();
  [ada, bo, cy] = [await world.addMember(), await world.addMember(), await world.addMember()];
  mentor = await world.addMember('MENTOR');
  team = await world.addTeam([ada, bo]);
});

const week = async (number: number): Promise<string> =>
  only(
    await sql<{ id: string }[]>`select m.id from public.milestones m, private.current_season() s
      where m.season_id = s.id and m.week = ${number}`,
  ).id;
const handIn = async (teamId: string, state: string): Promise<void> => {
  await sql`insert into public.hand_ins (team_id, milestone_id, state, version, is_late, due_at_effective, taken_at)
    values (${teamId}, ${await week(5)}, ${state}, 1, false, now(), ${state === 'in_review' ? new Date() : null})`;
};
const sorted = (...ids: string[]) => ids.sort();

describe('an audience', () => {
  it('is everybody of the roles who confirmed their address', async () => {
    await addPerson(sql);
    expect(await world.audience({})).toEqual(sorted(ada, bo, cy));
    expect(await world.audience({}, ['MENTOR', 'PARTICIPANT'])).toEqual(sorted(ada, bo, cy, mentor));
  });

  it.each([
    ['any', () => sorted(ada, bo)],
    ['active', () => sorted(ada, bo)],
    ['forming', () => []],
    ['none', () => [cy]],
  ])('is narrowed to team: %s', async (rule, expected) => {
    expect(await world.audience({ team: rule })).toEqual(expected());
  });

  it('counts who is in a team that was withdrawn as in none', async () => {
    await sql`update public.teams set status = 'withdrawn' where id = ${team}`;
    expect(await world.audience({ team: 'any' })).toEqual([]);
    expect(await world.audience({ team: 'none' })).toEqual(sorted(ada, bo, cy));
  });

  it.each([
    [null, { missing: true, handed_in: false, returned: false, accepted: false }],
    ['submitted', { missing: false, handed_in: true, returned: false, accepted: false }],
    ['changes_requested', { missing: false, handed_in: true, returned: true, accepted: false }],
    ['accepted', { missing: false, handed_in: true, returned: false, accepted: true }],
  ])('asks what a team has handed in: %s', async (state, expected) => {
    if (state) await handIn(team, state);
    for (const [rule, isIn] of Object.entries(expected))
      expect(await world.audience({ week: 5, hand_in: rule }), rule).toEqual(isIn ? sorted(ada, bo) : []);
  });

  it('counts what a merged team handed in, for the team that it went into', async () => {
    const source = await world.addTeam([cy]);
    await handIn(source, 'submitted');
    await sql`update public.team_members set left_at = now() where team_id = ${source}`;
    await sql`update public.teams set status = 'withdrawn', captain_id = null, merged_into = ${team} where id = ${source}`;
    expect(await world.audience({ week: 5, hand_in: 'missing' })).toEqual([]);
    expect(await world.audience({ week: 5, hand_in: 'handed_in' })).toEqual(sorted(ada, bo));
  });

  it('has nobody in a week that asks for nothing', async () => {
    expect(await world.audience({ week: 8, hand_in: 'missing' })).toEqual([]);
  });

  it('finds teams without a mentor', async () => {
    expect(await world.audience({ mentor: 'none' })).toEqual(sorted(ada, bo));
    await sql`insert into public.mentor_assignments (team_id, mentor_id, status) values (${team}, ${mentor}, 'active')`;
    expect(await world.audience({ mentor: 'none' })).toEqual([]);
  });

  it('finds a city however it is written', async () => {
    await sql`update private.profiles set city = 'Köln' where user_id = ${ada}`;
    expect(await world.audience({ city: 'koln' })).toEqual([ada]);
    expect(await world.audience({ city: 'Leipzig' })).toEqual([]);
    expect(await world.audience({ city: 'Köln', team: 'none' })).toEqual([]);
  });

  it('finds who has a seat at an event, and nobody who waits or cancelled', async () => {
    const { id } = only(
      await sql<{ id: string }[]>`insert into public.events
          (season_id, slug, title_en, category, mode, starts_at, ends_at, capacity_onsite, status)
        select id, gen_random_uuid(), 'An evening', 'Grow', 'onsite', now() + interval '2 days', now() + interval '3 days', 5, 'published'
        from private.current_season() returning id`,
    );
    await sql`insert into public.event_registrations (event_id, user_id, seat, status, position, cancelled_at) values
      (${id}, ${ada}, 'onsite', 'registered', 1, null), (${id}, ${bo}, 'onsite', 'waitlisted', 2, null),
      (${id}, ${cy}, 'onsite', 'cancelled', 3, now())`;
    expect(await world.audience({ event_id: id })).toEqual([ada]);
    await sql`delete from public.event_registrations`;
  });
});

describe('its reach', () => {
  const reach = async (rules: object, roles = ['PARTICIPANT']) =>
    only(
      await sql<{ reach: Record<string, unknown> }[]>`
        select private.audience_reach(${roles}, ${sql.json(rules as never)}, null) as reach`,
    ).reach;

  it('counts people, teams, languages, and whom no mail reaches', async () => {
    await addPerson(sql);
    await sql`update private.profiles set locale = 'de', first_name = 'Ada', last_name = 'A' where user_id = ${ada}`;
    await sql`insert into public.mail_choices (user_id, topic, wanted) values (${bo}, 'announcements', false), (${ada}, 'weeks', false)`;
    await sql`update private.profile_private set email = null where user_id = ${cy}`;
    expect(await reach({})).toMatchObject({
      ...{ people: 3, teams: 1, german: 1, no_address: 1, mail_off: 1, unconfirmed: 1, withdrawn_teams: 0 },
      names: expect.arrayContaining(['Ada A']) as unknown,
    });
  });

  it('says how many teams were withdrawn where teams are asked for', async () => {
    await sql`update public.teams set status = 'withdrawn' where id = ${team}`;
    expect(await reach({ team: 'any' })).toMatchObject({ people: 0, withdrawn_teams: 1 });
    expect(await reach({ team: 'none' })).toMatchObject({ people: 3, withdrawn_teams: 0 });
  });

  it('is listed by name, page after page, each person once', async () => {
    const rieke = await world.addMember('ORGA');
    await sql`update private.profiles set last_name = 'Same' where user_id in (${ada}, ${bo})`;
    const seen: string[] = [];
    await asPerson(sql, rieke, async (transaction) => {
      let last: unknown = null;
      for (;;) {
        const [row] = await transaction<{ page: { user_id: string }[] }[]>`
          select public.audience_people(array['PARTICIPANT'], '{}', null, ${transaction.json(last as never)}, 1) as page`;
        const [person] = row?.page ?? [];
        if (!person) return;
        seen.push(person.user_id);
        last = person;
      }
    });
    expect(sorted(...seen)).toEqual(sorted(ada, bo, cy));
  });

  it.each([
    ['another rule', { shoe_size: 44 }],
    ['half a week', { week: 5 }],
    ['a week without a season', { week: 12, hand_in: 'missing' }],
    ['a mentor of no team', { team: 'none', mentor: 'none' }],
    ['an empty city', { city: ' ' }],
    ['an event that is none', { event_id: "x'; select" }],
    ['no object', []],
    ['nothing under a rule', { team: null }],
  ])('is refused for %s', async (_, rules) => {
    const rieke = await world.addMember('ORGA');
    const ask = asPerson(
      sql,
      rieke,
      (transaction) =>
        transaction`select public.audience_reach(array['PARTICIPANT'], ${transaction.json(rules as never)})`,
    );
    expect(await refusal(ask)).toBe('22023');
  });
});
