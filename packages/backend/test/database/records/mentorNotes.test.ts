// What mentors note about a team, by every way on which somebody of the team could come to it.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { DAY, handInWorld, refusal } from '../handIns/handInWorld';
import { asPerson } from '../people';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
let world: ReturnType<typeof handInWorld>;
withDatabase((opened) => {
  sql = opened;
  world = handInWorld(opened);
});

const due = new Date('2024-12-08T22:59:00Z');
const before = new Date(due.getTime() - DAY);
const SECRET = 'Jonna carries the talking alone';

async function begin() {
  const [team, week] = [await world.teamOf(2), await world.milestone(due)];
  const versions = await world.writeAll(team.captain, week, before);
  const version = await world.handIn(team.captain, week, versions, before);
  return { team, version, mentor: await world.mentorOf(team.id), orga: await world.orga() };
}

async function save(
  user: string,
  team: string,
  version: string | null,
  text = SECRET,
  id: string = randomUUID(),
) {
  const [note] = await sql<{ id: string; text: string }[]>`
    select * from private.save_mentor_note(${user}, ${id}, ${team}, ${version}, ${text}, ${before})`;
  return note;
}

const seenBy = (person: string, team: string) =>
  asPerson(sql, person, async (as) => {
    const rows = await as`select text from public.team_mentor_notes(${team})`;
    return rows.map(({ text }): unknown => text);
  });

describe('a private note', () => {
  it('is read by whoever looks after the team now, by organisers, and by who wrote it', async () => {
    const { team, version, mentor, orga } = await begin();
    await save(mentor, team.id, version.id);
    const next = await world.mentorOf((await world.teamOf(1)).id);
    expect(await seenBy(next, team.id)).toEqual([]);
    await sql`update public.mentor_assignments set mentor_id = ${next} where team_id = ${team.id}`;
    expect(await seenBy(next, team.id)).toEqual([SECRET]);
    expect(await seenBy(orga, team.id)).toEqual([SECRET]);
    expect(await seenBy(mentor, team.id)).toEqual([SECRET]);
    await sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${next}`;
    expect(await seenBy(next, team.id)).toEqual([]);
  });

  it('reaches nobody of the team: by name, beside other rows, in the export, by realtime, in a mail', async () => {
    const { team, version, mentor } = await begin();
    await save(mentor, team.id, version.id);
    for (const person of team.people) {
      expect(await seenBy(person, team.id)).toEqual([]);
      const all = await asPerson(sql, person, async (as) => [
        await as`select * from public.mentor_notes`,
        await as`select n.* from public.hand_in_versions v join public.mentor_notes n on n.version_id = v.id`,
        await as`select public.export_my_data()`,
        await as`select * from public.audit_log`,
        await as`select * from public.notifications`,
      ]);
      expect(JSON.stringify(all)).not.toContain(SECRET);
    }
    const mails = await sql`select to_jsonb(o) as mail from private.outbox o`;
    expect(JSON.stringify(mails)).not.toContain(SECRET);
    const published = await sql`select tablename from pg_publication_tables where tablename = 'mentor_notes'`;
    expect(published).toHaveLength(0);
  });

  it('is kept from a mentor or an organiser who is in the team, or in the one that it went into', async () => {
    const { team, mentor, orga } = await begin();
    await save(mentor, team.id, null);
    const into = await world.teamOf(1);
    await world.addMember(into.id, orga, before);
    expect(await seenBy(orga, team.id)).toEqual([SECRET]);
    await sql`update public.teams set merged_into = ${into.id}, status = 'withdrawn', captain_id = null where id = ${team.id}`;
    expect(await seenBy(orga, team.id)).toEqual([]);
    expect(await refusal(save(orga, team.id, null))).toBe('42501');
  });

  it('of a version is one for each author, of a team as many as somebody writes', async () => {
    const { team, version, mentor, orga } = await begin();
    const first = await save(mentor, team.id, version.id, 'One');
    const second = await save(mentor, team.id, version.id, 'Two');
    expect(second).toMatchObject({ id: first?.id, text: 'Two' });
    await save(orga, team.id, version.id, 'Mine');
    const own = await save(mentor, team.id, null, 'Three');
    await save(mentor, team.id, null, 'Three, reworded', own?.id);
    await save(mentor, team.id, null, 'Four');
    expect(new Set((await seenBy(mentor, team.id)) as string[])).toEqual(
      new Set(['Two', 'Mine', 'Three, reworded', 'Four']),
    );
    const other = await begin();
    expect(await refusal(save(mentor, team.id, other.version.id))).toBe('GR009');
    expect(await refusal(save(mentor, other.team.id, null))).toBe('42501');
  });

  it('stays when its author goes, without their name, and goes with its author’s own word alone', async () => {
    const { team, mentor, orga } = await begin();
    const note = await save(mentor, team.id, null);
    await sql`select private.remove_mentor_note(${orga}, ${note?.id ?? ''})`;
    expect(await seenBy(orga, team.id)).toEqual([SECRET]);
    await sql`delete from auth.users where id = ${mentor}`;
    expect(await seenBy(orga, team.id)).toEqual([SECRET]);
    const [row] = await sql`select author_id from public.mentor_notes where team_id = ${team.id}`;
    expect(row?.['author_id']).toBeNull();
  });
});
