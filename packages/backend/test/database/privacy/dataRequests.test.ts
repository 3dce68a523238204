// What people ask of their data: thirty days by the clock in Berlin, one of a kind at a time, and nothing of them once they are gone.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { addMentoredTeam } from '../records/recordWorld';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
withDatabase((opened) => {
  sql = opened;
});
beforeEach(() => sql`delete from public.data_requests`);

const now = new Date('2024-12-05T10:00:00Z');
const ask = (
  person: string,
  kind: string,
  { id = randomUUID(), text = 'Please', asked = now, at = now } = {},
) => sql`select private.add_data_request(${id}, ${person}, ${kind}, 'mail', ${text}, ${asked}, ${at})`;
const close = (id: string, state: string, answer: string, person: string) =>
  sql`select private.close_data_request(${id}, ${state}, ${answer}, ${person}, ${now})`;
const requests = () => sql<
  { id: string; state: string; text: string; user_id: string | null; due: string }[]
>`
  select id, state, text, user_id, to_char(due_at at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') as due
  from public.data_requests order by asked_at, kind`;

describe('a request about data', () => {
  it('is due thirty days later at the same time on the wall, also where the clock changes', async () => {
    const person = await addPerson(sql);
    for (const asked of ['2024-12-05T10:00:00Z', '2024-10-10T08:30:00Z', '2024-03-15T11:00:00Z']) {
      await sql`delete from public.data_requests`;
      await ask(person, 'copy', { asked: new Date(asked), at: new Date(asked) });
      const [row] = await sql<{ days: number; same: boolean }[]>`
        select (due_at at time zone 'Europe/Berlin')::date - (asked_at at time zone 'Europe/Berlin')::date as days,
          (due_at at time zone 'Europe/Berlin')::time = (asked_at at time zone 'Europe/Berlin')::time as same
        from public.data_requests`;
      expect(row).toEqual({ days: 30, same: true });
    }
  });

  it('is asked once by two presses, and once of a kind while it is open', async () => {
    const person = await addPerson(sql);
    const id = randomUUID();
    await ask(person, 'copy', { id });
    await ask(person, 'copy', { id });
    expect(await refusal(ask(person, 'copy'))).toBe('GR156');
    await ask(person, 'correction');
    expect(await requests()).toHaveLength(2);
    await close(id, 'done', '', await addPerson(sql, 'ORGA'));
    await ask(person, 'copy');
    expect(await requests()).toHaveLength(3);
  });

  it('says what is wrong, is not of tomorrow, and is of somebody', async () => {
    const person = await addPerson(sql);
    expect(await refusal(ask(person, 'correction', { text: ' ' }))).toBe('22023');
    expect(await refusal(ask(person, 'copy', { asked: new Date(now.getTime() + 1000) }))).toBe('22023');
    expect(await refusal(ask(randomUUID(), 'copy'))).toBe('GR009');
  });

  it('is closed once: a refusal has a reason, and a deletion is done by nothing but the deletion', async () => {
    const [person, orga] = [await addPerson(sql), await addPerson(sql, 'ORGA')];
    const [copy, deletion] = [randomUUID(), randomUUID()];
    await ask(person, 'copy', { id: copy });
    await ask(person, 'deletion', { id: deletion });
    expect(await refusal(close(copy, 'refused', ' ', orga))).toBe('22023');
    expect(await refusal(close(deletion, 'done', 'Yes', orga))).toBe('22023');
    await close(copy, 'done', 'Sent', orga);
    await close(copy, 'done', 'Sent again', orga);
    expect(await refusal(close(copy, 'refused', 'No', orga))).toBe('GR018');
    expect(await refusal(close(randomUUID(), 'done', '', orga))).toBe('GR009');
  });
});

describe('who is told', () => {
  const kinds = (person: string) =>
    sql`select kind, actor_id from public.notifications where user_id = ${person}`;

  it('organisers of what is asked in the product, and the person of the answer', async () => {
    const [person, orga] = [await addPerson(sql), await addPerson(sql, 'ORGA')];
    const id = randomUUID();
    await asPerson(sql, person, (request) => request`select public.request_data(${id}, 'copy', '')`);
    expect(await kinds(orga)).toEqual([{ kind: 'data_request_received', actor_id: person }]);
    await close(id, 'refused', 'You have it already', orga);
    expect(await kinds(person)).toEqual([{ kind: 'data_request_answered', actor_id: orga }]);
    await ask(person, 'deletion');
    expect(await kinds(orga)).toHaveLength(1);
  });
});

describe('whoever goes', () => {
  it('closes what they asked and leaves no word of theirs', async () => {
    const person = await addPerson(sql);
    await ask(person, 'deletion');
    await ask(person, 'correction', { text: 'My name is Zora' });
    await sql`delete from auth.users where id = ${person}`;
    const states = (await requests()).map(({ state, text, user_id }) => [state, text, user_id]);
    expect(states).toEqual([
      ['withdrawn', '', null],
      ['done', '', null],
    ]);
    const [row] = await sql<{ found: number }[]>`
      select count(*)::int as found from public.audit_log l where l::text like ${`%${person}%`}`;
    expect(row?.found).toBe(0);
  });

  it('is held by their team, whose name and people an organiser reads', async () => {
    const { id, people } = await addMentoredTeam(sql);
    const [row] = await sql<
      { captain_id: string; name: string }[]
    >`select captain_id, name from public.teams where id = ${id}`;
    const { captain_id: captain, name } = only(row ? [row] : []);
    await ask(captain, 'deletion');
    const orga = await addPerson(sql, 'ORGA');
    const answered = await asPerson(sql, orga, async (request) => [
      only(await request<{ leads: string }[]>`select leads from public.list_data_requests()`).leads,
      only(
        await request<{ o: { codes: string[]; teams: { name: string; others: object[] }[] } }[]>`
        select public.removal_obstacles(${captain}) as o`,
      ).o,
    ]);
    expect(answered).toEqual([
      name,
      { codes: ['captain_of_a_team'], teams: [expect.objectContaining({ name, others: expect.any(Array) })] },
    ]);
    const others = (answered as [string, { teams: { others: object[] }[] }])[1].teams[0]?.others;
    expect(others).toHaveLength(people.length - 1);
  });
});

describe('a copy that an organiser takes', () => {
  const session = () => ({ aal: 'aal2' });
  const take = (orga: string, id: string) =>
    asPerson(sql, orga, (request) => request`select public.export_for_request(${id}) as data`, session());

  it('is what the person would get themselves, and it is noted who took it', async () => {
    const [person, orga] = [await addPerson(sql), await addPerson(sql, 'ORGA')];
    const id = randomUUID();
    await ask(person, 'copy', { id });
    await take(orga, id);
    const reads = await sql`select reader_id, user_id, what from public.data_reads where user_id = ${person}`;
    expect(reads).toEqual([{ reader_id: orga, user_id: person, what: 'copy' }]);
    const [row] = await sql<
      { data: { tables: Record<string, unknown[]> } }[]
    >`select private.export_person(${person}, now()) as data`;
    // The person reads who looked.
    expect(row?.data.tables['public.data_reads']).toHaveLength(1);
  });

  it('is refused to whoever is in a team of the person or looks after it, for what is told in confidence', async () => {
    const { id: team, member } = await addMentoredTeam(sql);
    const [inside, mentoring, outside] = [
      await addPerson(sql, 'ORGA'),
      await addPerson(sql, 'ORGA'),
      await addPerson(sql, 'ORGA'),
    ];
    await sql`insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, ${inside} from public.teams where id = ${team}`;
    await sql`update public.mentor_assignments set mentor_id = ${mentoring} where team_id = ${team}`;
    // Who left is still of whom they told something.
    await sql`update public.team_members set left_at = now() where user_id = ${member} and team_id = ${team}`;
    const id = randomUUID();
    await ask(member, 'deletion', { id });
    for (const orga of [inside, mentoring]) expect(await refusal(take(orga, id))).toBe('GR157');
    expect(await refusal(take(outside, id))).toBe('done');
  });

  it('is not there once the request is closed, and of a correction never', async () => {
    const [person, orga] = [await addPerson(sql), await addPerson(sql, 'ORGA')];
    const [copy, correction] = [randomUUID(), randomUUID()];
    await ask(person, 'copy', { id: copy });
    await ask(person, 'correction', { id: correction });
    await close(copy, 'done', '', orga);
    expect(await refusal(take(orga, copy))).toBe('GR018');
    expect(await refusal(take(orga, correction))).toBe('GR018');
  });
});

describe('the figures', () => {
  it('count what the lists hold', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const people = await Promise.all(Array.from({ length: 4 }, () => addPerson(sql)));
    const ids = people.map(() => randomUUID());
    const asked = new Date(Date.now() - 40 * 86_400_000);
    for (const [index, person] of people.entries())
      await ask(person, 'copy', {
        id: ids[index] ?? randomUUID(),
        asked: index < 2 ? asked : new Date(),
        at: new Date(),
      });
    await sql`select private.close_data_request(${ids[0] ?? ''}, 'done', '', ${orga}, now())`;
    await sql`select private.close_data_request(${ids[2] ?? ''}, 'done', '', ${orga}, now())`;
    const answered = await asPerson(sql, orga, async (request) => [
      only(await request<{ f: object }[]>`select public.data_request_figures() as f`).f,
      (await request`select from public.list_data_requests(true)`).length,
      (await request`select from public.list_data_requests(false)`).length,
    ]);
    // Two are due at the same time: the page behind one of them begins with the other, or is empty.
    const page = (behind: string | null, isOpen = true) =>
      asPerson(
        sql,
        orga,
        (request) =>
          request<{ id: string }[]>`select id from public.list_data_requests(${isOpen}, ${behind}, 1)`,
      ) as Promise<{ id: string }[]>;
    for (const isOpen of [true, false]) {
      const [first] = await page(null, isOpen);
      const [second] = await page(first?.id ?? null, isOpen);
      expect(new Set([first?.id, second?.id])).toEqual(new Set(isOpen ? [ids[1], ids[3]] : [ids[0], ids[2]]));
      expect(await page(second?.id ?? null, isOpen)).toEqual([]);
    }
    expect(answered).toEqual([
      { open: 2, overdue: 1, closed: 2, late: 1, done: { copy: { count: 2, days: 20 } } },
      2,
      2,
    ]);
  });
});
