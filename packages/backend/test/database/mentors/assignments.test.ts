// How a team gets its mentor, who may not be it, and how it ends.
import type postgres from 'postgres';
import { expect, describe, it } from 'vitest';
import { withDatabase } from '../withDatabase';
import { mentorWorld, refusal } from './mentorWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof mentorWorld>;
withDatabase((opened) => {
  sql = opened;
  world = mentorWorld(opened);
});

const statuses = async (team: string) => (await world.assignments(team)).map(({ status }) => status);

describe('a proposal', () => {
  it('is accepted: the team is told, and the mentor reads its record', async () => {
    const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
    const { id } = await world.propose(orga, team.id, mentor);
    expect(await world.notified(mentor)).toEqual(['mentor_proposed']);
    expect(await world.notified(team.captain)).toEqual([]);
    await sql`insert into public.advice (team_id, text) values (${team.id}, 'Ask')`;
    expect(await world.readable(mentor, 'advice', team.id)).toBe(0);
    expect(await world.answer(mentor, id, true)).toMatchObject({ status: 'active' });
    // The same answer again, after one that was lost.
    expect(await world.answer(mentor, id, true)).toMatchObject({ status: 'active' });
    expect(await world.readable(mentor, 'advice', team.id)).toBe(1);
    expect(await world.notified(team.captain)).toEqual(['mentor_assigned']);
  });

  it('is declined with a reason, which organisers read and the team does not', async () => {
    const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
    const { id } = await world.propose(orga, team.id, mentor);
    expect(await refusal(world.answer(mentor, id, false, ' '))).toBe('GR045');
    await world.answer(mentor, id, false, 'Six are enough');
    expect(await world.notified(orga)).toContain('mentor_declined');
    expect(await world.mails(orga, 'mentor_declined')).toMatchObject([{ message: 'Six are enough' }]);
    expect(await world.readable(team.captain, 'mentor_assignments', team.id)).toBe(0);
    expect(await world.readable(orga, 'mentor_assignments', team.id)).toBe(1);
    expect(await refusal(world.answer(mentor, id, true))).toBe('GR080');
  });

  it('is asked of one mentor at a time, and withdrawn before it is answered', async () => {
    const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
    const other = await world.mentor();
    const { id } = await world.propose(orga, team.id, mentor);
    expect(await world.propose(orga, team.id, mentor)).toMatchObject({ id });
    expect(await refusal(world.propose(orga, team.id, other))).toBe('GR082');
    await world.withdraw(orga, id);
    expect(await world.notified(mentor)).toEqual([]);
    expect(await refusal(world.answer(mentor, id, true))).toBe('GR080');
    await world.propose(orga, team.id, other);
    expect((await statuses(team.id)).sort()).toEqual(['ended', 'proposed']);
  });

  it('is answered by whom it was asked, and by nobody else', async () => {
    const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
    const { id } = await world.propose(orga, team.id, mentor);
    for (const person of [team.captain, orga, await world.mentor()])
      expect(await refusal(world.answer(person, id, true))).toBe('GR009');
  });

  it('takes the place of the mentor whom the team had', async () => {
    const [team, first, orga] = [await world.team(), await world.mentor(), await world.orga()];
    await world.assign(orga, team.id, first);
    const second = await world.mentor();
    const { id } = await world.propose(orga, team.id, second);
    await world.answer(second, id, true);
    expect((await statuses(team.id)).sort()).toEqual(['active', 'ended']);
    expect(await world.readable(first, 'mentor_assignments', team.id)).toBe(2);
  });
});

describe('a mentor', () => {
  it('is given no more teams than they take, but for an organiser who says yes to it', async () => {
    const [mentor, orga] = [await world.mentor(1), await world.orga()];
    const [one, two, three] = [await world.team(), await world.team(), await world.team()];
    await world.propose(orga, one.id, mentor);
    expect(await refusal(world.propose(orga, two.id, mentor))).toBe('GR083');
    expect(await refusal(world.assign(orga, two.id, mentor))).toBe('GR083');
    await world.assign(orga, two.id, mentor, null, true);
    // Whom one is asked about counts once.
    await world.assign(orga, one.id, mentor, null, true);
    await sql`update public.teams set status = 'finished' where id in (${one.id}, ${two.id})`;
    expect(await refusal(world.propose(orga, three.id, mentor))).toBe('done');
  });

  it('is nobody who is in the team, is too close to it, or is no mentor', async () => {
    const [team, orga] = [await world.team(), await world.orga()];
    const [close, closeToMember] = [await world.mentor(), await world.mentor()];
    await world.declare(close, { team: team.id });
    await world.declare(closeToMember, { person: team.member });
    for (const mentor of [close, closeToMember])
      expect(await refusal(world.propose(orga, team.id, mentor))).toBe('GR081');
    expect(await refusal(world.propose(orga, team.id, team.captain))).toBe('GR084');
    await sql`insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, ${orga} from public.teams where id = ${team.id}`;
    expect(await refusal(world.assign(orga, team.id, orga))).toBe('GR081');
    await sql`update public.teams set status = 'withdrawn' where id = ${team.id}`;
    expect(await refusal(world.propose(orga, team.id, await world.mentor()))).toBe('GR017');
  });

  it('who is too close to a team that they are asked about declines it by saying so', async () => {
    const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
    await world.propose(orga, team.id, mentor);
    await world.declare(mentor, { person: team.member });
    expect(await statuses(team.id)).toEqual(['declined']);
    expect(await world.notified(orga)).toContain('mentor_conflict');
  });

  it('is replaced only where the organiser knows whom', async () => {
    const [team, first, orga] = [await world.team(), await world.mentor(), await world.orga()];
    const [second, third] = [await world.mentor(), await world.mentor()];
    await world.assign(orga, team.id, first);
    await world.assign(orga, team.id, second, first);
    expect(await refusal(world.assign(orga, team.id, third, first))).toBe('GR082');
    expect(await refusal(world.assign(orga, team.id, third))).toBe('GR082');
  });

  it('gives a team up with a reason, and no longer reads its record', async () => {
    const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
    const { id } = await world.assign(orga, team.id, mentor);
    expect(await refusal(world.leave(mentor, id, ''))).toBe('GR045');
    await world.leave(mentor, id, 'I move away');
    expect(await world.mails(orga, 'mentor_declined')).toMatchObject([{ message: 'I move away' }]);
    await sql`insert into public.advice (team_id, text) values (${team.id}, 'Ask')`;
    expect(await world.readable(mentor, 'advice', team.id)).toBe(0);
  });

  it('whose role is taken away looks after nobody, and the team is free', async () => {
    const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
    await world.assign(orga, team.id, mentor);
    await sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${mentor}`;
    expect(await statuses(team.id)).toEqual(['ended']);
    expect(await refusal(world.assign(orga, team.id, await world.mentor()))).toBe('done');
  });

  it('whose account ends leaves the record whole, without a name', async () => {
    const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
    await world.assign(orga, team.id, mentor);
    await sql`insert into public.advice (team_id, author_id, text) values (${team.id}, ${mentor}, 'Ask ten')`;
    await sql`delete from auth.users where id = ${mentor}`;
    const advice = await sql`select author_id, text from public.advice where team_id = ${team.id}`;
    expect([...advice]).toEqual([{ author_id: null, text: 'Ask ten' }]);
    expect(await statuses(team.id)).toEqual([]);
    const logged = await sql`select from public.audit_log
      where concat(before::text, after::text) like ${`%${mentor}%`}`;
    expect(logged).toHaveLength(0);
  });
});

describe('two organisers', () => {
  it('who give one team to two mentors at once give it to one', async () => {
    const [team, first, second] = [await world.team(), await world.mentor(), await world.mentor()];
    const [one, other] = [await world.orga(), await world.orga()];
    const ends = await Promise.all([
      refusal(world.assign(one, team.id, first)),
      refusal(world.assign(other, team.id, second)),
    ]);
    expect(ends.sort()).toEqual(['GR082', 'done']);
    expect(await statuses(team.id)).toEqual(['active']);
  });
});

it('a mentor of several teams hears of each, and gets one mail of all', async () => {
  const [mentor, orga] = [await world.mentor(), await world.orga()];
  const teams = [await world.team(), await world.team(), await world.team()];
  for (const { id } of teams) await world.assign(orga, id, mentor);
  expect(await world.notified(mentor)).toHaveLength(3);
  const mails = await world.mails(mentor, 'mentor_assigned');
  expect(mails.map(({ teams: named }) => named?.map(({ team }) => team))).toEqual([
    teams.map(({ name }) => name),
  ]);
  await sql`update private.outbox set claim = gen_random_uuid() where user_id = ${mentor}`;
  await world.assign(orga, (await world.team()).id, mentor);
  expect(await world.mails(mentor, 'mentor_assigned')).toHaveLength(2);
});
