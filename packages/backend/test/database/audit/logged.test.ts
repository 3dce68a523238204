// What is logged of what is done to somebody else's things, what is not, and what of it stays when somebody leaves.
import { describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { withAuditWorld, type AuditWorld } from './auditWorld';

let world: AuditWorld['teams'];
let sql: AuditWorld['sql'];
let orga: AuditWorld['orga'];
let by: AuditWorld['by'];
let loggedAfter: AuditWorld['loggedAfter'];
let lastId: AuditWorld['lastId'];
withAuditWorld((opened) => {
  ({ sql, orga, by, loggedAfter, lastId, teams: world } = opened);
});

const SECRET = 'Only for those two';

describe('what is logged', () => {
  it('is what somebody does to another’s profile, with what changed and nothing else', async () => {
    const ada = await addPerson(sql);
    const before = await lastId();
    await by(
      orga,
      (as) => as`update public.profiles set city = 'Mainz', bio = ${SECRET} where user_id = ${ada}`,
    );
    const log = await loggedAfter(before);
    expect(log).toMatchObject([
      {
        entity: 'profiles',
        action: 'update',
        actor_id: orga,
        is_automatic: false,
        person_ids: [ada],
        hidden: ['bio'],
      },
    ]);
    expect(log[0]?.before).toEqual({ city: null });
    expect(log[0]?.after).toEqual({ city: 'Mainz' });
  });

  it('is not what people do to their own things', async () => {
    const ada = await addPerson(sql);
    const before = await lastId();
    await by(ada, (as) => as`update public.profiles set city = 'Mainz' where user_id = ${ada}`);
    await by(
      ada,
      (as) => as`insert into public.mail_choices (user_id, topic, wanted) values (${ada}, 'answers', false)`,
    );
    await by(ada, (as) => as`update public.mail_choices set wanted = true`);
    expect(await loggedAfter(before)).toEqual([]);
  });

  it('is a change of one’s own role, too', async () => {
    const second = await addPerson(sql, 'ORGA');
    const before = await lastId();
    await by(second, (as) => as`update public.profiles set role = 'PARTICIPANT' where user_id = ${second}`);
    expect(await loggedAfter(before)).toMatchObject([
      { entity: 'profiles', actor_id: second, before: { role: 'ORGA' }, after: { role: 'PARTICIPANT' } },
    ]);
  });

  it('is what members do to each other, and not what they do for their team', async () => {
    const { team, people, captain } = await world.teamOf(3);
    const before = await lastId();
    await by(captain, (as) => as`update public.teams set pitch = 'Better' where id = ${team.id}`);
    expect(await loggedAfter(before)).toEqual([]);
    await by(captain, (as) => as`select public.remove_member(${team.id}, ${people[2] ?? ''})`);
    expect(await loggedAfter(before)).toMatchObject([
      { entity: 'team_members', actor_id: captain, person_ids: [people[2]], before: { left_at: null } },
    ]);
  });

  it('is what an organiser does with a reason, also in a team of theirs', async () => {
    const { team, captain } = await world.teamOf(1);
    await sql`update private.profiles set role = 'ORGA' where user_id = ${captain}`;
    const before = await lastId();
    await by(
      captain,
      (as) => as`select public.edit_team(${team.id}, '{"name": "Another name"}', 'We wanted it')`,
    );
    expect(await loggedAfter(before)).toMatchObject([
      { entity: 'teams', actor_id: captain, reason: 'We wanted it', after: { name: 'Another name' } },
    ]);
  });

  it('is what only organisers may do, also without a reason in a team of theirs', async () => {
    const { team, captain } = await world.teamOf(1);
    await sql`update private.profiles set role = 'ORGA' where user_id = ${captain}`;
    const [milestone] = await sql<{ id: string }[]>`
      update public.milestones set opens_at = now() - interval '1 day', due_at = now() + interval '1 day'
      where week = 1 returning id`;
    const args = [milestone?.id ?? '', [team.id], new Date(Date.now() + 3 * 86_400_000)] as const;
    await by(
      captain,
      (as) => as`select public.extend_hand_ins(${args[0]}, ${args[1]}, ${args[2]}, 'We were ill')`,
    );
    const before = await lastId();
    await by(captain, (as) => as`select public.take_back_extensions(${args[0]}, ${args[1]}, ${args[2]})`);
    const log = await loggedAfter(before);
    expect(log).toMatchObject([
      { entity: 'hand_ins', actor_id: captain, reason: null, after: { extended_until: null } },
    ]);
    expect(Object.keys(log[0]?.before ?? {})).toEqual(['extended_until', 'extension_reason']);
  });

  it('is what the product changes or removes by itself, and not what it adds', async () => {
    const ada = await addPerson(sql);
    const before = await lastId();
    await sql`insert into public.signup_info (user_id, motivation) values (${ada}, ${SECRET})`;
    expect(await loggedAfter(before)).toEqual([]);
    await sql`update public.signup_info set newsletter = true, motivation = '' where user_id = ${ada}`;
    await sql`delete from public.signup_info where user_id = ${ada}`;
    expect(await loggedAfter(before)).toMatchObject([
      {
        action: 'update',
        actor_id: null,
        is_automatic: true,
        hidden: ['motivation'],
        after: { newsletter: true },
      },
      { action: 'delete', actor_id: null, is_automatic: true, before: { newsletter: true }, after: null },
    ]);
  });

  it('is nothing where nothing but a counter moved', async () => {
    const { team } = await world.teamOf(1);
    const before = await lastId();
    await sql`update public.teams set member_count = 1, wanted_skills = '{}', updated_at = now() where id = ${team.id}`;
    expect(await loggedAfter(before)).toEqual([]);
  });

  it('says of notes, drafts and addresses that they changed, and keeps no word of them', async () => {
    const { team, captain } = await world.teamOf(2);
    const mentor = await addPerson(sql, 'MENTOR');
    await sql`insert into public.pulses (team_id, week, user_id, state, note) values (${team.id}, 1, ${captain}, 'stuck', 'x')`;
    await sql`insert into public.advice (team_id, author_id, text) values (${team.id}, ${mentor}, 'x')`;
    await sql`insert into public.mentor_notes (team_id, author_id, text) values (${team.id}, ${mentor}, 'x')`;
    await sql`insert into public.confidences (user_id, team_id, text) values (${captain}, ${team.id}, 'x')`;
    const before = await lastId();
    await sql`update public.pulses set note = ${SECRET} where team_id = ${team.id}`;
    await sql`update public.advice set text = ${SECRET} where team_id = ${team.id}`;
    await sql`update public.mentor_notes set text = ${SECRET} where team_id = ${team.id}`;
    await sql`update public.confidences set text = ${SECRET} where team_id = ${team.id}`;
    await sql`update private.profile_private set phone = ${SECRET}, gender = ${SECRET} where user_id = ${captain}`;
    const log = await loggedAfter(before);
    expect(log.map(({ entity, hidden }) => [entity, hidden])).toEqual([
      ['pulses', ['note']],
      ['advice', ['text']],
      ['mentor_notes', ['text']],
      ['confidences', ['text']],
      ['profile_private', ['gender', 'phone']],
    ]);
    expect(JSON.stringify(log)).not.toContain(SECRET);
    // An organiser in the team may not know who told something in confidence, and neither who noted something.
    const quiet = JSON.stringify(
      log.filter(({ entity }) => ['mentor_notes', 'confidences'].includes(entity)),
    );
    for (const id of [team.id, captain, mentor]) expect(quiet).not.toContain(id);
  });
});

describe('who leaves', () => {
  it('is forgotten: what was theirs goes, and elsewhere their id', async () => {
    const { team, people, captain } = await world.teamOf(3);
    const [leaver, mentor] = [people[2] ?? '', await addPerson(sql, 'MENTOR')];
    await by(orga, (as) => as`update public.profiles set city = 'Mainz' where user_id = ${leaver}`);
    await by(captain, (as) => as`select public.hand_over_team(${team.id}, ${leaver})`);
    await by(orga, (as) => as`select public.assign_mentor(${team.id}, ${mentor})`);
    await by(
      mentor,
      (as) =>
        as`insert into public.mail_choices (user_id, topic, wanted) values (${mentor}, 'answers', false)`,
    );
    for (const person of [leaver, mentor]) {
      await sql`delete from auth.users where id = ${person}`;
      const left = await sql`select from public.audit_log l where l::text like ${`%${person}%`}`;
      expect(left, person).toHaveLength(0);
    }
    const kept =
      await sql`select entity from public.audit_log where team_id = ${team.id} and entity = 'mentor_assignments'`;
    expect(kept.length).toBeGreaterThan(0);
  });

  it('did what they did, without a name', async () => {
    const [second, ada] = [await addPerson(sql, 'ORGA'), await addPerson(sql)];
    const before = await lastId();
    await by(second, (as) => as`update public.profiles set city = 'Mainz' where user_id = ${ada}`);
    await sql`delete from auth.users where id = ${second}`;
    expect(await loggedAfter(before)).toMatchObject([
      { actor_id: null, is_automatic: false, after: { city: 'Mainz' } },
    ]);
  });

  it('has in their export what names them, and not what organisers keep to themselves', async () => {
    const { team } = await world.teamOf(1);
    const mentor = await addPerson(sql, 'MENTOR');
    await by(orga, (as) => as`update public.profiles set city = 'Mainz' where user_id = ${mentor}`);
    await by(orga, (as) => as`select public.pin_mentor(${team.id}, ${mentor})`);
    const [row] = await sql<
      { log: { entity: string }[] }[]
    >`select private.export_of_audit_log(${mentor}) as log`;
    expect(new Set(row?.log.map(({ entity }) => entity))).toEqual(new Set(['profiles']));
  });
});
