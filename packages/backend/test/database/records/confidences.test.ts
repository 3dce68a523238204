// What is told in confidence: neither team nor mentor reads it by any path, nor organisers who are either.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { addMentoredTeam, days, recordWorld, refusal } from './recordWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof recordWorld>;
withDatabase((opened) => {
  sql = opened;
  world = recordWorld(opened);
});

const SECRET = 'One of us does not talk to me';
const settle = (person: string, id: string) =>
  asPerson(sql, person, (request) => request`select public.settle_confidence(${id}, true)`);

const readBy = async (person: string) =>
  (
    (await asPerson(sql, person, (request) => request`select id from public.read_confidences()`)) as {
      id: string;
    }[]
  ).map((row) => row.id);

describe('a word in confidence', () => {
  it('reaches its author and organisers, and nobody of the team', async () => {
    const { member, people, mentor } = await addMentoredTeam(sql);
    const orga = await addPerson(sql, 'ORGA');
    const id = randomUUID();
    await world.confide(member, id, SECRET);
    await world.confide(member, id, SECRET);
    expect(await world.readable(member, 'confidences')).toHaveLength(1);
    // An organiser reads by the function, and never the table.
    expect(await world.readable(orga, 'confidences')).toHaveLength(0);
    expect(await readBy(orga)).toEqual([id]);
    await readBy(orga);
    expect(await sql`select reader_id, user_id, what from public.data_reads`).toEqual([
      { reader_id: orga, user_id: member, what: 'confidences' },
    ]);
    const others = [...people.filter((person) => person !== member), mentor];
    for (const person of others) {
      expect(await world.readable(person, 'confidences')).toHaveLength(0);
      expect(await world.notified(person)).toEqual([]);
      expect(await refusal(readBy(person))).toBe('orga_only');
      expect(await refusal(settle(person, id))).toBe('orga_only');
      const [row] = await sql<{ data: unknown }[]>`select private.export_person(${person}, now()) as data`;
      expect(JSON.stringify(row?.data)).not.toContain(SECRET);
    }
  });

  it('is not in the mail that tells of it, nor in the audit log', async () => {
    const { member } = await addMentoredTeam(sql);
    const orga = await addPerson(sql, 'ORGA');
    await world.confide(member, randomUUID(), SECRET);
    expect(await world.notified(orga)).toEqual(['confidence_received']);
    const [row] = await sql<{ found: number }[]>`
      select (select count(*) from private.outbox where details::text like ${`%${SECRET}%`})
        + (select count(*) from public.notifications where payload::text like ${`%${SECRET}%`})
        + (select count(*) from public.audit_log where concat(before, after) like ${`%${SECRET}%`}) as found`;
    expect(Number(row?.found)).toBe(0);
  });

  it('is kept from organisers who are in the team or mentor it', async () => {
    const { id: team, member } = await addMentoredTeam(sql);
    const [inside, mentoring] = [await addPerson(sql, 'ORGA'), await addPerson(sql, 'ORGA')];
    await sql`insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, ${inside} from public.teams where id = ${team}`;
    await sql`update public.mentor_assignments set mentor_id = ${mentoring} where team_id = ${team}`;
    const id = randomUUID();
    await world.confide(member, id, SECRET);
    for (const person of [inside, mentoring]) {
      expect(await readBy(person)).not.toContain(id);
      expect(await world.notified(person)).toEqual([]);
      expect(await refusal(settle(person, id))).toBe('GR009');
    }
  });

  it('is settled by an organiser, and goes with its author', async () => {
    const { member } = await addMentoredTeam(sql);
    const orga = await addPerson(sql, 'ORGA');
    const id = randomUUID();
    await world.confide(member, id, SECRET);
    await settle(orga, id);
    expect(await sql`select settled_by from public.confidences where id = ${id}`).toMatchObject([
      { settled_by: orga },
    ]);
    await sql`delete from auth.users where id = ${member}`;
    expect(await sql`select from public.confidences where id = ${id}`).toHaveLength(0);
  });

  it('may be told without a team, and ten times a day at most', async () => {
    const alone = await addPerson(sql);
    for (let index = 0; index < 10; index += 1) await world.confide(alone, randomUUID(), `Word ${index}`);
    expect(await refusal(world.confide(alone, randomUUID(), 'Too much'))).toBe('GR075');
    await world.confide(alone, randomUUID(), 'A day later', days(1.1));
    expect(await refusal(world.confide(alone, randomUUID(), ' ', days(3)))).toBe('23514');
  });
});
