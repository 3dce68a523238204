// What ends with a role, an assignment or a conflict, and who hears of it: nobody goes on being told what a team says.
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

const [today, later] = [dayFromNow(0), dayFromNow(4)];
const now = () => new Date();

async function begin() {
  const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
  const { id } = await world.assign(orga, team.id, mentor);
  return { team, mentor, orga, assignment: id };
}

const demote = (person: string) =>
  sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${person}`;
const mentorOf = async (team: string) =>
  (await sql<{ mentor: string }[]>`select private.mentor_of(${team}) as mentor`)[0]?.mentor;
const reportStuck = (team: string, person: string) => sql`
  select private.report_stuck(t, jsonb_populate_record(null::public.pulses,
    ${sql.json({ week: 3, user_id: person, note: 'Emre left us' })}), now())
  from public.teams t where t.id = ${team}`;
const isMailNeeded = async (person: string, kind: string) =>
  (
    await sql<
      { is_needed: boolean }[]
    >`select private.is_mail_needed(o, now()) as is_needed from private.outbox o
      where o.user_id = ${person} and o.kind = ${kind} order by o.created_at desc limit 1`
  )[0]?.is_needed;

describe('a stand-in', () => {
  it('whose role is taken away is none any more, and is not told that somebody is stuck', async () => {
    const { team, mentor } = await begin();
    const standIn = await world.mentor();
    await world.beAway(mentor, today, later, standIn);
    expect(await mentorOf(team.id)).toBe(standIn);
    await demote(standIn);
    expect(await mentorOf(team.id)).toBe(mentor);
    await reportStuck(team.id, team.captain);
    expect(await world.notified(standIn)).not.toContain('pulse_stuck');
    expect(await world.notified(mentor)).toContain('pulse_stuck');
    const [absence] = await sql`select stand_in_id from public.mentor_absences where mentor_id = ${mentor}`;
    expect(absence).toEqual({ stand_in_id: null });
  });

  it('who is too close to the team gives it back to its mentor by saying so', async () => {
    const { team, mentor, orga } = await begin();
    const standIn = await world.mentor();
    await world.beAway(mentor, today, later, standIn);
    await sql`insert into public.advice (team_id, text) values (${team.id}, 'Ask')`;
    expect(await world.readable(standIn, 'advice', team.id)).toBe(1);
    await world.declare(standIn, { person: team.member });
    expect(await world.readable(standIn, 'advice', team.id)).toBe(0);
    expect(await mentorOf(team.id)).toBe(mentor);
    expect(await world.notified(orga)).toContain('mentor_conflict');
    expect((await world.notified(team.captain)).filter((kind) => kind === 'mentor_assigned')).toHaveLength(2);
  });

  it('stands in for days that there are, and for no longer than somebody may be away', async () => {
    const { mentor } = await begin();
    const standIn = await world.mentor();
    const give = (from: string, until: string) =>
      refusal(sql`select private.give_to_stand_in(
        ${mentor}, ${mentor}, null, ${standIn}, ${from}::text::date, ${until}::text::date, now())`);
    for (const until of ['infinity', dayFromNow(181), '9999-12-31'])
      expect(await give(today, until), until).toBe('22023');
    expect(await give('-infinity', later)).toBe('22023');
    const beAway = (day: string) =>
      refusal(sql`select private.set_absence(
        ${mentor}, gen_random_uuid(), ${mentor}, ${day}::text::date, ${day}::text::date, null, now())`);
    for (const day of ['infinity', '9999-12-31']) expect(await beAway(day), day).toBe('23514');
    expect(await refusal(world.giveTo(mentor, mentor, standIn, dayFromNow(180)))).toBe('done');
  });
});

describe('whoever looks after a team no longer', () => {
  it('hears that they were replaced, and the team hears of a mentor who goes', async () => {
    const { team, mentor, orga } = await begin();
    const next = await world.mentor();
    const { id } = await world.propose(orga, team.id, next);
    await world.answer(next, id, true);
    expect(await world.notified(mentor)).toEqual(['mentor_assigned', 'mentor_ended']);
    await world.leave(next, id, 'I move away');
    expect((await world.notified(team.captain)).at(-1)).toBe('mentor_ended');
  });

  it('gets no mail that waited with what the team said, nor does whoever was locked out', async () => {
    const { team, mentor, orga, assignment } = await begin();
    await reportStuck(team.id, team.captain);
    expect(await isMailNeeded(mentor, 'pulse_stuck')).toBe(true);
    await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${mentor}`;
    expect(await isMailNeeded(mentor, 'pulse_stuck')).toBe(false);
    await sql`update auth.users set banned_until = null where id = ${mentor}`;
    await world.end(orga, assignment);
    expect(await isMailNeeded(mentor, 'pulse_stuck')).toBe(false);
  });

  it('is not told what the team answers, and finds none of it in the export of what they wrote', async () => {
    const { team, mentor, orga, assignment } = await begin();
    const [advice] = await sql<{ id: string }[]>`insert into public.advice (team_id, author_id, text)
      values (${team.id}, ${mentor}, 'Ask ten') returning id`;
    const [one, two] = await sql<{ id: string }[]>`
      insert into public.action_items (team_id, text, source_kind, source_id, from_user, created_by)
      select ${team.id}, text, 'advice', ${advice?.id ?? ''}, ${mentor}, ${mentor} from unnest('{Ask ten,Ask two}'::text[]) text
      returning id`;
    const answer = (id: string | undefined) =>
      sql`select private.answer_action_item(${team.captain}, ${id ?? ''}, 'dropped', 'We quit', now())`;
    const exported = async () => {
      const [row] = await sql<{ data: unknown }[]>`select private.export_of_action_items(${mentor}) as data`;
      return JSON.stringify(row?.data);
    };
    await answer(one?.id);
    expect((await world.notified(mentor)).filter((kind) => kind === 'action_item_answered')).toHaveLength(1);
    expect(await exported()).toContain('We quit');
    await world.end(orga, assignment);
    await answer(two?.id);
    expect((await world.notified(mentor)).filter((kind) => kind === 'action_item_answered')).toHaveLength(1);
    expect(await exported()).not.toContain('We quit');
    expect(await exported()).toContain('Ask two');
  });

  it('was replaced for a reason that their stand-in does not find in the export', async () => {
    const { team, mentor, orga, assignment } = await begin();
    const standIn = await world.mentor();
    await world.giveTo(mentor, mentor, standIn, later);
    await world.end(orga, assignment);
    const exported = async (person: string) =>
      JSON.stringify(await sql`select private.export_person(${person}, now()) as data`);
    expect(await exported(orga)).toContain('They asked for it');
    expect(await exported(standIn)).toContain(team.id);
    expect(await exported(standIn)).not.toContain('They asked for it');
  });

  it('leaves their id nowhere when the account ends: pins, stand-ins and the log included', async () => {
    const { team, mentor, orga } = await begin();
    const standIn = await world.mentor();
    await world.beAway(mentor, today, later, standIn);
    await world.declare(standIn, { person: await world.person() });
    await asPerson(sql, orga, (request) => request`select public.pin_mentor(${team.id}, ${mentor})`);
    await asPerson(sql, orga, (request) => request`select public.pin_mentor(${team.id}, ${standIn})`);
    for (const person of [standIn, mentor]) {
      await sql`select private.erase_account(${person}, now())`;
      // The last mail to them, which is erased when it was sent.
      await sql`delete from private.outbox where kind = 'account_deleted'`;
      const tables = await sql<{ name: string }[]>`select c.oid::regclass::text as name from pg_class c
        where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
      for (const { name } of tables)
        expect(
          await sql.unsafe(`select from ${name} t where t::text like $1`, [`%${person}%`]),
          name,
        ).toHaveLength(0);
    }
  });
});

describe('the shared queue', () => {
  it('is of the season that is on, also for who knows an older team', async () => {
    const { team, orga, assignment } = await begin();
    const week = await handIns.milestone(new Date(Date.now() + 100 * HOUR));
    const version = await handIns.handIn(
      team.captain,
      week,
      await handIns.writeAll(team.captain, week, now()),
      now(),
    );
    await world.end(orga, assignment);
    const reader = await world.mentor();
    await world.takeSharedQueue(reader);
    expect(await refusal(handIns.take(reader, version.hand_in_id, 1, now()))).toBe('done');
    await handIns.release(reader, version.hand_in_id, now());
    await sql`insert into public.seasons (label, starts_on) values ('Next', '2031-01-06')`;
    expect(await refusal(handIns.take(reader, version.hand_in_id, 1, now()))).toBe('42501');
    expect(await world.readable(reader, 'hand_in_versions', team.id)).toBe(0);
    await sql`delete from public.seasons where label = 'Next'`;
  });

  it('and every other way keep a conflict with a team that went into another', async () => {
    const { team: from, orga, assignment } = await begin();
    const { team: into, assignment: other } = await begin();
    const close = await world.mentor();
    await world.takeSharedQueue(close);
    await world.declare(close, { team: from.id });
    for (const id of [assignment, other]) await world.end(orga, id);
    const week = await handIns.milestone(new Date(Date.now() + 100 * HOUR));
    const version = await handIns.handIn(
      from.captain,
      week,
      await handIns.writeAll(from.captain, week, now()),
      now(),
    );
    await asPerson(
      sql,
      orga,
      (as) => as`select public.merge_teams(${from.id}, ${into.id}, 'Both wanted to')`,
    );
    expect(await world.readable(close, 'hand_in_versions', from.id)).toBe(0);
    expect(await refusal(handIns.take(close, version.hand_in_id, 1, now()))).toBe('42501');
    expect(await refusal(world.assign(orga, into.id, close))).toBe('GR081');
    const [ground] = await sql<{ ground: { forbidden: { team_id: string; mentor_id: string }[] } }[]>`
      select private.proposal_ground(now()) as ground`;
    expect(ground?.ground.forbidden).toContainEqual({
      team_id: into.id,
      mentor_id: close,
      reason: 'conflict',
    });
  });
});
