// What becomes of accepted pairs that an organiser takes back, and what people hear of it.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../../../../vitest.shared';
import { addPerson } from '../people';
import { refusal } from '../records/recordWorld';
import { withDatabase } from '../withDatabase';
import { after, proposalWorld } from './proposalWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof proposalWorld>;
withDatabase((opened) => {
  sql = opened;
  world = proposalWorld(opened);
});

const nothing = { team_id: '', mentor_id: '', fate: '', assignment_id: null };

describe('taking accepted pairs back', () => {
  it('leaves nothing of what was assigned, and whoever was replaced has the team again', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [former, asked, mentor] = [
      await world.addMentor(),
      await world.addMentor(),
      await world.addMentor(),
    ];
    const [moved, fresh] = [await world.addTeam(), await world.addTeam()];
    await world.assign(moved.id, former);
    await world.assign(moved.id, asked, 'proposed');
    const before = await world.hash();
    const made = await world.acceptAll(
      orga,
      [moved, fresh].map(({ id }) => ({ team: id, mentor })),
    );
    expect(await world.takeBack(orga, made)).toEqual(['taken_back', 'taken_back']);
    expect(await world.mentorsOf(moved.id)).toEqual([
      { mentor_id: former, status: 'active' },
      { mentor_id: asked, status: 'proposed' },
    ]);
    expect(await world.mentorsOf(fresh.id)).toEqual([]);
    expect(await world.hash()).toBe(before);
    expect(await sql`select from public.mentor_assignments where mentor_id = ${mentor}`).toHaveLength(0);
    const log = await sql`select action, before ->> 'status' as was from public.audit_log
      where entity = 'mentor_assignments' and subject ->> 'mentor_id' = ${mentor} and action = 'delete'`;
    expect(log.map(({ was }) => was as string)).toEqual(['active', 'active']);
    // The same again, after an answer that was lost.
    expect(await world.takeBack(orga, made)).toEqual(['taken_back', 'taken_back']);
  });

  it('asks nobody any more, and the question that was withdrawn for it is asked again', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [asked, mentor] = [await world.addMentor(), await world.addMentor()];
    const { id: team } = await world.addTeam();
    await world.acceptAll(orga, [{ team, mentor: asked }], { asks: true, minutes: -10 });
    const made = await world.acceptAll(orga, [{ team, mentor }], { asks: true });
    expect(await world.notified(asked)).toEqual([]);
    expect(await world.takeBack(orga, made)).toEqual(['taken_back']);
    expect(await world.mentorsOf(team)).toEqual([{ mentor_id: asked, status: 'proposed' }]);
    expect([await world.notified(asked), await world.notified(mentor)]).toEqual([['mentor_proposed 1'], []]);
    expect(await refusal(world.answer(mentor, made[0] ?? nothing))).toBe('GR009');
  });

  it('refuses each pair that somebody did something about, and takes the others back', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const mentor = await world.addMentor(9);
    const teams = [];
    for (let index = 0; index < 5; index += 1) teams.push(await world.addTeam());
    const made = await world.acceptAll(
      orga,
      teams.map(({ id }) => ({ team: id, mentor })),
    );
    const [advised, left, given, booked] = teams.map(({ id }) => id);
    await sql`insert into public.advice (team_id, author_id, text, created_at)
      values (${advised ?? ''}, ${mentor}, 'Ask ten', ${after(1)})`;
    await sql`select private.leave_team_as_mentor(${mentor}, ${made[1]?.assignment_id ?? ''}, 'No time', ${after(1)})`;
    await sql`select private.give_to_stand_in(${mentor}, ${mentor}, array[${given ?? ''}]::uuid[], ${await world.addMentor()},
      '2024-12-04', '2024-12-09', ${after(1)})`;
    await sql`insert into public.office_hour_bookings (team_id, mentor_id, starts_at, ends_at, created_at)
      values (${booked ?? ''}, ${mentor}, ${after(600)}, ${after(620)}, ${after(1)})`;
    expect(await world.takeBack(orga, made, 2)).toEqual([
      ...['in_contact', 'changed', 'changed', 'in_contact', 'taken_back'],
    ]);
    expect(await world.mentorsOf(left ?? '')).toEqual([]);
    expect(await world.mentorsOf(booked ?? '')).toEqual([{ mentor_id: mentor, status: 'active' }]);
  });

  it('refuses what was answered, and what is more than a day ago', async () => {
    const [orga, mentor] = [await addPerson(sql, 'ORGA'), await world.addMentor(9)];
    const teams = [await world.addTeam(), await world.addTeam(), await world.addTeam()];
    const made = await world.acceptAll(
      orga,
      teams.map(({ id }) => ({ team: id, mentor })),
      { asks: true },
    );
    await world.answer(mentor, made[0] ?? nothing);
    await world.answer(mentor, made[1] ?? nothing, false);
    expect(await world.takeBack(orga, made, 24 * 60)).toEqual(['answered', 'answered', 'too_late']);
    expect(await world.mentorsOf(teams[0]?.id ?? '')).toEqual([{ mentor_id: mentor, status: 'active' }]);
  });

  it('brings nobody back who may not any more, or has no place since they took another team', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [tied, busy, over, mentor] = [
      ...[await world.addMentor(1), await world.addMentor(1)],
      ...[await world.addMentor(0), await world.addMentor(9)],
    ];
    const teams = [await world.addTeam(), await world.addTeam(), await world.addTeam()];
    for (const [index, former] of [tied, busy, over].entries())
      await world.assign(teams[index]?.id ?? '', former ?? '');
    const made = await world.acceptAll(
      orga,
      teams.map(({ id }) => ({ team: id, mentor: mentor ?? '' })),
    );
    await sql`insert into public.mentor_conflicts (mentor_id, team_id) values (${tied ?? ''}, ${teams[0]?.id ?? ''})`;
    const other = await world.addTeam();
    expect(await world.accept(orga, [{ team: other.id, mentor: busy ?? '' }], { minutes: 1 })).toEqual([
      'assigned',
    ]);
    // Whoever had more teams than they take had them with a yes.
    expect(await world.takeBack(orga, made, 2)).toEqual(['former_gone', 'former_gone', 'taken_back']);
  });

  it('lets two full mentors have their own teams again', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [a, b] = [await world.addMentor(1), await world.addMentor(1)];
    const [one, other] = [await world.addTeam(), await world.addTeam()];
    await world.assign(one.id, a);
    await world.assign(other.id, b);
    const made = await world.acceptAll(orga, [
      { team: one.id, mentor: b },
      { team: other.id, mentor: a },
    ]);
    expect(await world.takeBack(orga, made)).toEqual(['taken_back', 'taken_back']);
    expect(await world.mentorsOf(one.id)).toEqual([{ mentor_id: a, status: 'active' }]);
  });

  it('is undone or answered, and never both, when the mentor answers at the same time', async () => {
    const [orga, mentor] = [await addPerson(sql, 'ORGA'), await world.addMentor(50)];
    for (let round = 0; round < (isFull ? 60 : 12); round += 1) {
      const { id: team } = await world.addTeam();
      const made = await world.acceptAll(orga, [{ team, mentor }], { asks: true });
      const pressed = [
        () => world.takeBack(orga, made),
        () => refusal(world.answer(mentor, made[0] ?? nothing)),
      ];
      const [first, second] = round % 2 === 0 ? pressed : pressed.reverse();
      const ends = await Promise.all([first?.(), second?.()]);
      const [fates, refused] = round % 2 === 0 ? ends : ends.reverse();
      const has = (await world.mentorsOf(team)).map(({ status }) => status);
      expect([
        [['taken_back'], 'GR009', []],
        [['answered'], 'not refused', ['active']],
      ]).toContainEqual([fates, refused, has]);
    }
  });
});

describe('what people hear of pairs that are taken back', () => {
  it('is nothing while nobody read it and no mail has left', async () => {
    const [orga, mentor] = [await addPerson(sql, 'ORGA'), await world.addMentor()];
    const teams = [await world.addTeam(), await world.addTeam()];
    const made = await world.acceptAll(
      orga,
      teams.map(({ id }) => ({ team: id, mentor })),
    );
    const captain = teams[0]?.people[0] ?? '';
    expect([await world.mailed(mentor), await world.mailed(captain)]).toEqual([
      [`mentor_assigned ${teams.map(({ name }) => name).join(' ')}`],
      ['mentor_assigned'],
    ]);
    // One of the two: the other is still told.
    await world.takeBack(orga, made.slice(0, 1));
    expect(await world.notified(mentor)).toEqual(['mentor_assigned 1']);
    expect(await world.mailed(mentor)).toEqual([`mentor_assigned ${teams[1]?.name}`]);
    expect([await world.notified(captain), await world.mailed(captain)]).toEqual([[], []]);
    await world.takeBack(orga, made.slice(1));
    expect([await world.notified(mentor), await world.mailed(mentor)]).toEqual([[], []]);
  });

  it('is that it was taken back, for a mentor who knows of it', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [reader, mailed] = [await world.addMentor(), await world.addMentor()];
    for (const mentor of [reader, mailed]) {
      const { id: team, name } = await world.addTeam();
      const made = await world.acceptAll(orga, [{ team, mentor }], { asks: true });
      await (mentor === reader ? world.read(mentor) : world.deliver(mentor));
      await world.takeBack(orga, made, 10);
      expect(await world.notified(mentor)).toEqual(['mentor_proposed 1', 'mentor_taken_back 1']);
      expect((await world.mailed(mentor)).at(-1)).toBe(`mentor_taken_back ${name}`);
    }
  });

  it('is who looks after them now, for a team that knows of it', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [former, mentor] = [await world.addMentor(), await world.addMentor()];
    const [moved, fresh] = [await world.addTeam(), await world.addTeam()];
    await world.assign(moved.id, former);
    const made = await world.acceptAll(
      orga,
      [moved, fresh].map(({ id }) => ({ team: id, mentor })),
    );
    for (const { people } of [moved, fresh]) await world.read(people[0] ?? '');
    await world.takeBack(orga, made, 10);
    const again = await sql`select actor_id from public.notifications
      where team_id = ${moved.id} and kind = 'mentor_assigned' order by created_at`;
    expect(again.map(({ actor_id: actor }) => actor as string)).toEqual([mentor, former]);
    expect(await world.notified(fresh.people[0] ?? '')).toEqual(['mentor_assigned', 'mentor_ended']);
  });

  it('is that teams have another mentor, for whoever had them, and nothing or that they are theirs again after', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [reader, other, mentor] = [
      await world.addMentor(),
      await world.addMentor(),
      await world.addMentor(),
    ];
    for (const former of [reader, other]) {
      const teams = [await world.addTeam(), await world.addTeam()];
      for (const { id } of teams) await world.assign(id, former);
      const made = await world.acceptAll(
        orga,
        teams.map(({ id }) => ({ team: id, mentor })),
      );
      expect(await world.notified(former)).toEqual(['mentor_ended 2']);
      // One of the two: they hear of the other one only.
      await world.takeBack(orga, made.slice(0, 1));
      expect(await world.notified(former)).toEqual(['mentor_ended 1']);
      if (former === reader) await world.read(former);
      await world.takeBack(orga, made.slice(1), 10);
    }
    expect(await world.notified(reader)).toEqual(['mentor_ended 1', 'mentor_assigned 1']);
    expect(await world.notified(other)).toEqual([]);
  });

  it('is the same for whoever was asked before, and no meeting of a guest is off', async () => {
    const [orga, asked, mentor] = [
      await addPerson(sql, 'ORGA'),
      await world.addMentor(),
      await world.addMentor(),
    ];
    const { id: team } = await world.addTeam();
    await world.acceptAll(orga, [{ team, mentor: asked }], { asks: true, minutes: -10 });
    await world.read(asked);
    await sql`insert into public.office_hour_bookings (team_id, mentor_id, starts_at, ends_at)
      values (${team}, ${asked}, ${after(600)}, ${after(620)})`;
    await world.acceptAll(orga, [{ team, mentor }]);
    expect(await world.notified(asked)).toEqual(['mentor_proposed 1', 'mentor_taken_back 1']);
    const [booking] = await sql`select state from public.office_hour_bookings where team_id = ${team}`;
    expect(booking).toMatchObject({ state: 'booked' });
  });
});
