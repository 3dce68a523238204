// Weekly check-ins: one for each member, team and week, as long as the week lasts in Berlin; what the mentor hears of it; and
// what a team is asked of which nothing was heard.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { addMentoredTeam, days, recordWorld, refusal, week5 } from './recordWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof recordWorld>;
withDatabase((opened) => {
  sql = opened;
  world = recordWorld(opened);
});

describe('a check-in', () => {
  it('is one for each member, team and week, and the same answer again is the same', async () => {
    const { id, captain, member } = await addMentoredTeam(sql);
    const first = await world.answer(captain, 5, 'on_track');
    await sql`update public.pulses set read_by_mentor_at = ${week5} where id = ${first.id}`;
    const again = await world.answer(captain, 5, 'on_track', '', days(1));
    expect(again).toMatchObject({ id: first.id, read_by_mentor_at: week5 });
    await world.answer(member, 5, 'stuck', '  The second dairy does not call back ');
    const lines = (await world.pulses(id)).map(({ state, note }) => `${state} ${note}`.trim()).sort();
    // Both lines stand.
    expect(lines).toEqual(['on_track', 'stuck The second dairy does not call back']);
    await expect(sql`insert into public.pulses (team_id, week, user_id, state)
      values (${id}, 5, ${member}, 'stuck')`).rejects.toMatchObject({ constraint_name: 'pulses_one_a_week' });
  });

  it('may be changed: the mentor has not read what it says now, and what was in the way is gone with it', async () => {
    const { id, captain } = await addMentoredTeam(sql);
    const stuck = await world.answer(captain, 5, 'stuck', 'No dairy');
    await sql`update public.pulses set read_by_mentor_at = ${week5} where id = ${stuck.id}`;
    const changed = await world.answer(captain, 5, 'on_track', 'ignored');
    expect(changed).toMatchObject({ id: stuck.id, note: '', read_by_mentor_at: null });
    await world.takeBack(captain, 5);
    expect(await world.pulses(id)).toHaveLength(0);
  });

  it.each([
    ['summer', '2024-12-08T22:59:59Z', '2024-12-08T23:00:00Z', 5, 6],
    ['the last week', '2025-01-19T22:59:59Z', '2025-01-19T23:00:00Z', 11, 12],
  ])('is taken until the week ends in Berlin: %s', async (_, last, over, week, next) => {
    const { captain } = await addMentoredTeam(sql);
    expect(await world.answer(captain, week, 'on_track', '', new Date(last))).toMatchObject({ week });
    expect(await refusal(world.answer(captain, week, 'stuck', '', new Date(over)))).toBe('GR070');
    expect(await refusal(world.takeBack(captain, week, new Date(over)))).toBe('GR070');
    expect(await refusal(world.answer(captain, next, 'stuck', '', new Date(last)))).toBe('GR070');
  });

  it('follows the wall clock where it changes within a week', async () => {
    const { captain } = await addMentoredTeam(sql);
    const [season] = await sql<{ starts_on: string }[]>`select starts_on::text from public.seasons`;
    // Summer ends on the Sunday of this first week, which has an hour more.
    await sql`update public.seasons set starts_on = '2024-10-21'`;
    expect(await world.answer(captain, 1, 'stuck', '', new Date('2024-10-27T22:59:59Z'))).toMatchObject({
      week: 1,
    });
    expect(await refusal(world.answer(captain, 1, 'stuck', '', new Date('2024-10-27T23:00:00Z')))).toBe(
      'GR070',
    );
    await sql`update public.seasons set starts_on = ${season?.starts_on ?? ''}`;
  });

  it('holds 280 characters, whatever they are', async () => {
    const { captain } = await addMentoredTeam(sql);
    const note = 'שלום 🌱'.repeat(40);
    expect((await world.answer(captain, 5, 'stuck', note)).note).toBe(note);
    expect([...note]).toHaveLength(240);
    expect(await refusal(world.answer(captain, 5, 'stuck', '🌱'.repeat(281)))).toBe('23514');
    expect(await refusal(world.answer(captain, 5, 'so so'))).toBe('23514');
  });

  it('is for members of a team that goes on', async () => {
    const { id, mentor } = await addMentoredTeam(sql);
    expect(await refusal(world.answer(mentor, 5, 'stuck'))).toBe('GR014');
    expect(await refusal(world.answer(await addPerson(sql), 5, 'stuck'))).toBe('GR014');
    const { captain } = await addMentoredTeam(sql);
    await sql`update public.teams set status = 'finished' where captain_id = ${captain}`;
    expect(await refusal(world.answer(captain, 5, 'stuck'))).toBe('GR017');
    expect(await world.pulses(id)).toHaveLength(0);
  });

  it('stays with the team when its author leaves, who then reads none of them', async () => {
    const { id, captain, member } = await addMentoredTeam(sql);
    await world.answer(member, 5, 'stuck', 'I am alone with it');
    expect(await world.readable(member, 'pulses')).toHaveLength(1);
    await sql`select private.leave_team(${member}, ${id}, null, ${days(1)})`;
    expect(await world.readable(member, 'pulses')).toHaveLength(0);
    expect(await world.readable(captain, 'pulses')).toHaveLength(1);
    expect(await refusal(world.answer(member, 5, 'on_track'))).toBe('GR014');
    const [row] = await sql<{ data: { tables: Record<string, unknown[]> } }[]>`
      select private.export_person(${member}, now()) as data`;
    expect(row?.data.tables['public.pulses']).toMatchObject([{ note: 'I am alone with it' }]);
  });

  it('goes with its author’s account', async () => {
    const { id, captain, member } = await addMentoredTeam(sql);
    await world.answer(member, 5, 'stuck', 'Mine');
    await world.answer(captain, 5, 'on_track');
    await sql`delete from auth.users where id = ${member}`;
    expect((await world.pulses(id)).map(({ user_id }) => user_id)).toEqual([captain]);
  });

  it('stays readable for the people and the mentor of the team that it was merged into', async () => {
    const source = await addMentoredTeam(sql, 1);
    const target = await addMentoredTeam(sql, 2);
    const stranger = await addMentoredTeam(sql, 1);
    await world.answer(source.captain, 5, 'stuck', 'Too few');
    const orga = await addPerson(sql, 'ORGA');
    await sql`select private.merge_teams(${orga}, ${source.id}, ${target.id}, ${week5})`;
    for (const person of [source.captain, target.captain, target.mentor])
      expect(await world.readable(person, 'pulses'), person).toHaveLength(1);
    expect(await world.readable(stranger.captain, 'pulses')).toHaveLength(0);
    // What they say from now on is about the team that they are in.
    await world.answer(source.captain, 5, 'on_track');
    expect(await world.pulses(target.id)).toHaveLength(1);
  });
});

describe('the mentor', () => {
  it('hears that a team is stuck, once in twelve hours, with the line as a quotation', async () => {
    const { captain, member, mentor, name } = await addMentoredTeam(sql);
    await world.answer(captain, 5, 'on_track');
    expect(await world.notified(mentor)).toEqual([]);
    await world.answer(captain, 5, 'stuck', 'No dairy');
    await world.answer(member, 5, 'stuck', 'Nor a second one');
    await world.answer(captain, 5, 'on_track');
    await world.answer(captain, 5, 'stuck', 'Still none');
    expect(await world.notified(mentor)).toEqual(['pulse_stuck']);
    expect(await world.mailed(mentor)).toMatchObject([
      { kind: 'pulse_stuck', details: { team: name, week: 5, message: 'No dairy' } },
    ]);
    await world.answer(captain, 5, 'stuck', 'And now the mould broke', days(1));
    expect(await world.notified(mentor)).toEqual(['pulse_stuck', 'pulse_stuck']);
  });

  it('is nobody where a team has none', async () => {
    const { id, captain, mentor } = await addMentoredTeam(sql);
    await sql`update public.mentor_assignments set status = 'ended' where team_id = ${id}`;
    await world.answer(captain, 5, 'stuck', 'Alone');
    expect(await world.notified(mentor)).toEqual([]);
    expect(await world.readable(mentor, 'pulses')).toHaveLength(0);
  });

  it('says by reading that they have, and nobody else can', async () => {
    const { id, captain, member, mentor } = await addMentoredTeam(sql);
    await world.answer(captain, 5, 'on_track');
    await world.answer(member, 5, 'stuck', 'Cold');
    const read = (person: string) =>
      asPerson(sql, person, (request) => request`select public.read_pulses(${id}) as read`);
    expect(await read(mentor)).toMatchObject([{ read: 2 }]);
    expect(await read(mentor)).toMatchObject([{ read: 0 }]);
    const other = await addMentoredTeam(sql, 1);
    expect(await refusal(read(other.mentor))).toBe('mentor_only');
    expect(await refusal(read(captain))).toBe('mentor_only');
    const readBy = await sql`select distinct read_by from public.pulses where team_id = ${id}`;
    expect([...readBy]).toEqual([{ read_by: mentor }]);
  });
});

describe('“Still in?”', () => {
  const answerAs = (person: string, answer: string) => sql`
    select private.answer_still_in(${person}, q.id, ${answer}, ${days(2)})
    from public.still_in_questions q where q.user_id = ${person} order by q.asked_at desc limit 1`;
  const questionsOf = (team: string) => sql<{ user_id: string; answer: string | null }[]>`
    select user_id, answer from public.still_in_questions where team_id = ${team} order by created_at, user_id`;
  /** All teams of other tests have just been heard of. */
  const quietTeam = async (since: Date) => {
    await sql`update public.teams set status = 'finished' where status in ('forming', 'active')`;
    const team = await addMentoredTeam(sql);
    await sql`alter table public.pulses disable trigger pulses_touch`;
    await sql`insert into public.pulses (team_id, week, user_id, state, updated_at)
      values (${team.id}, 3, ${team.captain}, 'on_track', ${since})`;
    await sql`alter table public.pulses enable trigger pulses_touch`;
    return team;
  };

  it('is asked of each member after ten silent days, once', async () => {
    const { id, people } = await quietTeam(days(-9));
    expect(await world.ask(week5)).toBe(0);
    expect(await world.ask(days(1))).toBe(people.length);
    expect(await world.ask(days(1))).toBe(0);
    expect(await world.ask(days(6))).toBe(0);
    expect((await questionsOf(id)).map(({ user_id }) => user_id).sort()).toEqual([...people].sort());
    for (const person of people) expect(await world.notified(person)).toContain('still_in');
  });

  it('is asked again only after another silence', async () => {
    const { id, captain } = await quietTeam(days(-12));
    await world.ask(week5);
    await sql`update public.pulses set state = 'stuck' where team_id = ${id}`;
    const [sign] = await sql<{ at: Date }[]>`select private.last_sign_of(${id}) as at`;
    expect(sign?.at.getTime()).toBeGreaterThan(week5.getTime());
    await sql`alter table public.pulses disable trigger pulses_touch`;
    await sql`update public.pulses set updated_at = ${days(1)} where team_id = ${id}`;
    await sql`alter table public.pulses enable trigger pulses_touch`;
    expect(await world.ask(days(10))).toBe(0);
    expect(await world.ask(days(11.1))).toBe(3);
    expect((await questionsOf(id)).filter(({ user_id }) => user_id === captain)).toHaveLength(2);
  });

  it('is not asked in a week off, before the season and after it, or of teams that ended', async () => {
    const { id } = await quietTeam(days(-15));
    const week8 = new Date('2024-12-25T12:00:00Z');
    expect(await world.ask(week8)).toBe(0);
    expect(await world.ask(new Date('2024-10-01T12:00:00Z'))).toBe(0);
    expect(await world.ask(new Date('2025-02-01T12:00:00Z'))).toBe(0);
    await sql`update public.teams set status = 'finished' where id = ${id}`;
    expect(await world.ask(week5)).toBe(0);
  });

  it('takes an answer, which may change, and removes nobody', async () => {
    const { id, captain, member, mentor, people } = await quietTeam(days(-12));
    await world.ask(week5);
    await answerAs(member, 'stop');
    await answerAs(member, 'help');
    await answerAs(captain, 'yes');
    expect(await world.notified(mentor)).toEqual(['still_in_answered', 'still_in_answered']);
    const members = await sql`select from public.team_members where team_id = ${id} and left_at is null`;
    expect(members).toHaveLength(people.length);
    // The team reads neither question nor answer.
    expect(await world.readable(captain, 'still_in_questions')).toHaveLength(1);
    expect(await world.readable(mentor, 'still_in_questions')).toHaveLength(people.length);
    expect(await refusal(answerAs(member, 'perhaps'))).toBe('23514');
  });

  it('reaches organisers where nobody mentors the team', async () => {
    const { id, member } = await quietTeam(days(-12));
    const orga = await addPerson(sql, 'ORGA');
    await sql`update public.mentor_assignments set status = 'ended' where team_id = ${id}`;
    await world.ask(week5);
    await answerAs(member, 'help');
    expect(await world.notified(orga)).toContain('still_in_answered');
  });

  it('is answered by checking in', async () => {
    const { id, member } = await quietTeam(days(-12));
    await world.ask(week5);
    await world.answer(member, 5, 'on_track');
    const answers = (await questionsOf(id)).filter(({ user_id }) => user_id === member);
    expect(answers).toEqual([{ user_id: member, answer: 'yes' }]);
  });

  it('is answered by whom it was asked of alone', async () => {
    const { captain, member } = await quietTeam(days(-12));
    await world.ask(week5);
    const [question] = await sql<{ id: string }[]>`
      select id from public.still_in_questions where user_id = ${member}`;
    const answer = (person: string, id: string) =>
      sql`select private.answer_still_in(${person}, ${id}, 'stop', ${week5})`;
    expect(await refusal(answer(captain, question?.id ?? ''))).toBe('GR009');
    expect(await refusal(answer(captain, randomUUID()))).toBe('GR009');
  });
});
