// When a mentor is away, and what they take along when they look after a team no longer.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { handInWorld, HOUR } from '../handIns/handInWorld';
import { asPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { dayFromNow, mentorWorld, refusal } from './mentorWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof mentorWorld>;
let handIns: ReturnType<typeof handInWorld>;
withDatabase((opened) => {
  sql = opened;
  world = mentorWorld(opened);
  handIns = handInWorld(opened);
});

const now = () => new Date();
const soon = () => new Date(Date.now() + 100 * HOUR);
const [today, later] = [dayFromNow(0), dayFromNow(4)];

/** A team with a mentor and what it handed in. */
async function begin() {
  const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
  await world.assign(orga, team.id, mentor);
  const week = await handIns.milestone(soon());
  const versions = await handIns.writeAll(team.captain, week, now());
  const version = await handIns.handIn(team.captain, week, versions, now());
  await sql`insert into public.advice (team_id, text) values (${team.id}, 'Ask')`;
  return { team, mentor, orga, week, id: version.hand_in_id };
}

const versionsFor = async (person: string, id: string) =>
  (
    (await asPerson(
      sql,
      person,
      (request) => request`select from public.hand_in_versions where hand_in_id = ${id}`,
    )) as unknown[]
  ).length;

describe('a stand-in', () => {
  it('reads and judges for the days of an absence; reviews go to them and the team is told', async () => {
    const { team, mentor, id } = await begin();
    const standIn = await world.mentor();
    await handIns.take(mentor, id, 1, now());
    expect(await world.readable(standIn, 'advice', team.id)).toBe(0);
    await world.beAway(mentor, today, later, standIn);
    expect(await world.readable(standIn, 'advice', team.id)).toBe(1);
    const [handIn] = await sql<
      { reviewer_id: string }[]
    >`select reviewer_id from public.hand_ins where id = ${id}`;
    expect(handIn?.reviewer_id).toBe(standIn);
    expect(await world.notified(team.captain)).toContain('mentor_stand_in');
    expect(await world.mails(standIn, 'mentor_stand_in')).toHaveLength(1);
    expect(await world.notified(mentor)).not.toContain('mentor_stand_in');
    await handIns.judge(standIn, id, 1, 'accepted', '', now());
    // What the team says goes to who reads it.
    const [row] = await sql<{ mentor: string }[]>`select private.mentor_of(${team.id}) as mentor`;
    expect(row?.mentor).toBe(standIn);
  });

  it('of days to come looks after nothing before, and of days that are over nothing after', async () => {
    const { team, mentor } = await begin();
    const standIn = await world.mentor();
    await world.beAway(mentor, dayFromNow(2), later, standIn);
    expect(await world.readable(standIn, 'advice', team.id)).toBe(0);
    await sql`update public.mentor_assignments set stand_in_from = ${dayFromNow(-3)}, stand_in_until = ${dayFromNow(-1)}
      where team_id = ${team.id}`;
    expect(await world.readable(standIn, 'advice', team.id)).toBe(0);
  });

  it('gives the teams back when the mentor is there after all', async () => {
    const { team, mentor, id } = await begin();
    const standIn = await world.mentor();
    const absence = randomUUID();
    await world.beAway(mentor, today, later, standIn, absence);
    await handIns.take(standIn, id, 1, now());
    await world.beBack(mentor, absence);
    expect(await world.readable(standIn, 'advice', team.id)).toBe(0);
    const [handIn] = await sql<{ state: string }[]>`select state from public.hand_ins where id = ${id}`;
    expect(handIn?.state).toBe('submitted');
    expect((await world.notified(team.captain)).at(-1)).toBe('mentor_assigned');
  });

  it('gets no team that they are in or too close to', async () => {
    const { team, mentor } = await begin();
    const standIn = await world.mentor();
    await world.declare(standIn, { person: team.member });
    expect(await world.giveTo(mentor, mentor, standIn, later)).toEqual([]);
    expect(await refusal(world.giveTo(mentor, mentor, team.captain, later))).toBe('GR084');
    expect(await refusal(world.giveTo(mentor, mentor, await world.mentor(), dayFromNow(-1)))).toBe('22023');
  });

  it('is missed by whoever counts on them, when they are no mentor any more or leave', async () => {
    for (const end of [
      (id: string) => sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${id}`,
      (id: string) => sql`delete from auth.users where id = ${id}`,
    ]) {
      const { mentor } = await begin();
      const standIn = await world.mentor();
      await world.beAway(mentor, today, later, standIn);
      await end(standIn);
      expect((await world.notified(mentor)).at(-1)).toBe('mentor_stand_in_gone');
      expect(await world.mails(mentor, 'mentor_stand_in_gone')).toMatchObject([
        { from: today, until: later },
      ]);
    }
  });

  it('is named by the mentor or an organiser, and by nobody else', async () => {
    const { team, mentor, orga } = await begin();
    const standIn = await world.mentor();
    expect(await refusal(world.giveTo(standIn, mentor, standIn, later))).toBe('42501');
    expect(await world.giveTo(orga, mentor, standIn, later)).toEqual([team.id]);
    expect(await world.notified(mentor)).toContain('mentor_stand_in');
  });

  it('is for days that do not overlap', async () => {
    const mentor = await world.mentor();
    await world.beAway(mentor, today, later, null);
    expect(await refusal(world.beAway(mentor, later, dayFromNow(9), null))).toBe('GR085');
    expect(await refusal(world.beAway(mentor, dayFromNow(5), dayFromNow(9), null))).toBe('done');
    expect(await refusal(world.beAway(mentor, dayFromNow(-9), dayFromNow(-5), null))).toBe('22023');
  });
});

describe('meetings', () => {
  const tomorrow = new Date(Date.now() + 26 * HOUR);
  const meet = async (team: string, mentor: string) => {
    const [slot] = await sql<{ id: string }[]>`
      insert into public.office_hour_slots (mentor_id, starts_at, ends_at, audience)
      values (${mentor}, ${tomorrow}, ${new Date(tomorrow.getTime() + HOUR / 2)}, 'own') returning id`;
    await sql`insert into public.office_hour_bookings (slot_id, team_id, mentor_id, starts_at, ends_at)
      select id, ${team}, mentor_id, starts_at, ends_at from public.office_hour_slots where id = ${slot?.id ?? ''}`;
  };
  const meetings = async (team: string) => [
    ...(await sql`select mentor_id, state from public.office_hour_bookings where team_id = ${team}`),
  ];

  it('go to the stand-in, at the same time', async () => {
    const { team, mentor } = await begin();
    const standIn = await world.mentor();
    await meet(team.id, mentor);
    await world.beAway(mentor, today, later, standIn);
    expect(await meetings(team.id)).toEqual([{ mentor_id: standIn, state: 'booked' }]);
  });

  it('are off when the mentor looks after the team no longer, and the team is told', async () => {
    const { team, mentor, orga } = await begin();
    await meet(team.id, mentor);
    const [assignment] = await world.assignments(team.id);
    await world.end(orga, assignment?.id ?? '');
    expect(await meetings(team.id)).toEqual([{ mentor_id: mentor, state: 'cancelled' }]);
    expect(await world.notified(team.captain)).toContain('office_hour_cancelled');
  });
});

describe('whoever looks after a team no longer', () => {
  it('goes on reading the version that they judged, and nothing else', async () => {
    const { team, mentor, orga, week, id } = await begin();
    await handIns.judge(mentor, id, 1, 'changes_requested', 'Name one customer', now());
    await handIns.settle(new Date(Date.now() + 6000));
    await handIns.save(team.captain, week, 'claim', { text: 'Two' }, 1, now());
    await handIns.handIn(team.captain, week, { claim: 2, result: 1 }, now());
    expect(await versionsFor(mentor, id)).toBe(2);
    const [assignment] = await world.assignments(team.id);
    await world.end(orga, assignment?.id ?? '');
    expect(await versionsFor(mentor, id)).toBe(1);
    expect(await world.readable(mentor, 'hand_in_parts', team.id)).toBe(0);
    expect(await world.readable(mentor, 'advice', team.id)).toBe(0);
    const reviews = (await asPerson(
      sql,
      mentor,
      (request) => request`select * from public.past_reviews()`,
    )) as {
      note: string;
    }[];
    expect(reviews.map(({ note }) => note)).toEqual(['Name one customer']);
    await sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${mentor}`;
    expect(await versionsFor(mentor, id)).toBe(0);
  });

  it('leaves a review that they took to others', async () => {
    const { team, mentor, orga, id } = await begin();
    await handIns.take(mentor, id, 1, now());
    const next = await world.mentor();
    await world.assign(orga, team.id, next, mentor);
    expect(await refusal(handIns.judge(mentor, id, 1, 'accepted', '', now()))).toBe('42501');
    expect(await refusal(handIns.take(next, id, 1, now()))).toBe('done');
  });
});

describe('the shared queue', () => {
  const queueOf = async (person: string) =>
    (
      (await asPerson(sql, person, (request) => request`select * from public.shared_queue(100)`)) as {
        hand_in_id: string;
      }[]
    ).map(({ hand_in_id }) => hand_in_id);

  it('has what teams without a mentor handed in, for mentors who take it and are not too close', async () => {
    const { team, mentor, orga, id } = await begin();
    const [reader, other, close] = [await world.mentor(), await world.mentor(), await world.mentor()];
    for (const person of [reader, close]) await world.takeSharedQueue(person);
    await world.declare(close, { team: team.id });
    expect(await queueOf(reader)).not.toContain(id);
    const [assignment] = await world.assignments(team.id);
    await world.end(orga, assignment?.id ?? '');
    expect(await queueOf(reader)).toContain(id);
    expect(await versionsFor(reader, id)).toBe(1);
    for (const table of ['advice', 'hand_in_parts', 'pulses'])
      expect(await world.readable(reader, table, team.id), table).toBe(0);
    for (const person of [other, close, mentor, team.captain])
      expect(await queueOf(person)).not.toContain(id);
    expect(await refusal(handIns.take(close, id, 1, now()))).toBe('42501');
    await handIns.take(reader, id, 1, now());
    await handIns.judge(reader, id, 1, 'accepted', '', now());
    await handIns.settle(new Date(Date.now() + 6000));
    expect(await queueOf(reader)).not.toContain(id);
    // Somebody looks after them now: the reader keeps what they judged.
    await world.assign(orga, team.id, other);
    expect(await versionsFor(reader, id)).toBe(1);
    expect(await refusal(handIns.take(reader, id, 1, now()))).toBe('42501');
  });
});
