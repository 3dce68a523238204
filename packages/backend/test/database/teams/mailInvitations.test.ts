// An invited address is known to whoever typed it until it is answered, then to nobody.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { addPerson, asPerson } from '../people';
import { after, refusal, teamWorld } from './teamWorld';

let database: TestDatabase;
let sql: postgres.Sql;
let world: ReturnType<typeof teamWorld>;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 3, onnotice: () => undefined });
  world = teamWorld(sql);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** An account with a confirmed address, and that address. */
async function confirmedPerson() {
  const id = await world.person();
  await sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
  return { id, email: `${id}@example.org` };
}

/** Tables of ours where a text stands, in any column of any row. */
async function tablesNaming(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private') order by 1`;
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await sql.unsafe(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [text]);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

const addressesFor = async (person: string, team: string): Promise<string[]> => {
  const rows = (await asPerson(
    sql,
    person,
    (request) => request`select email from public.invited_addresses(${team})`,
  )) as { email: string }[];
  return rows.map(({ email }) => email);
};

describe('an invited address', () => {
  it('is read by who typed it, not by the captain, a teammate, the invited or organisers', async () => {
    const { team, people } = await world.teamOf(3);
    const [captain = '', author = '', mate = ''] = people;
    const invited = await confirmedPerson();
    const orga = await addPerson(sql, 'ORGA');
    await world.invite(author, team.id, { email: invited.email });
    expect(await addressesFor(author, team.id)).toEqual([invited.email]);
    for (const person of [captain, mate, invited.id, orga, await world.person()])
      expect(await addressesFor(person, team.id)).toEqual([]);
  });

  it.each([true, false])('stands in no row once it was answered (accepted: %s)', async (accepts) => {
    const { team, captain } = await world.teamOf(1);
    const invited = await confirmedPerson();
    const request = await world.invite(captain, team.id, { email: invited.email });
    expect(await tablesNaming(invited.email)).toContain('private.mail_invitations');
    await world.answer(invited.id, request.id, accepts);
    // Their own profile and the mail to themselves.
    expect(await tablesNaming(invited.email)).toEqual(['private.outbox', 'private.profile_private']);
    expect(await addressesFor(captain, team.id)).toEqual([]);
    const exported = (await asPerson(sql, captain, (one) => one`select public.export_my_data() as data`)) as [
      { data: unknown },
    ];
    expect(JSON.stringify(exported[0].data)).not.toContain(invited.email);
  });

  it('is tied to no account for the team when it was declined', async () => {
    const { team, captain } = await world.teamOf(1);
    const invited = await confirmedPerson();
    const request = await world.invite(captain, team.id, { email: invited.email });
    expect(await world.answer(invited.id, request.id, false)).toMatchObject({
      status: 'declined',
      user_id: null,
      decided_by: null,
    });
    const later = await world.person();
    await world.takeOn(team, later);
    const seen = (await asPerson(
      sql,
      later,
      (one) => one`
      select to_jsonb(r) as row from public.team_requests r union all select to_jsonb(n) from public.notifications n`,
    )) as unknown[];
    expect(JSON.stringify(seen)).not.toContain(invited.id);
    const notifications = await sql`select actor_id, kind from public.notifications where user_id = ${captain}
      and kind = 'invite_declined'`;
    expect(notifications).toMatchObject([{ actor_id: null }]);
    const mails =
      await sql`select details from private.outbox where user_id = ${captain} and kind = 'invite_declined'`;
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(invited.id);
  });

  it('is in the export of who typed it while it waits', async () => {
    const { team, captain } = await world.teamOf(1);
    const email = `${randomUUID()}@example.org`;
    await world.invite(captain, team.id, { email });
    const [row] = await sql<{ text: string }[]>`select private.export_membership(${captain})::text as text`;
    expect(row?.text).toContain(email);
  });
});

describe('declining an invitation by mail', () => {
  it('is undone within five minutes by who declined, and answered again', async () => {
    const { team, captain } = await world.teamOf(1);
    const invited = await confirmedPerson();
    const request = await world.invite(captain, team.id, { email: invited.email });
    await world.answer(invited.id, request.id, false, after(30));
    await expect(world.reopen(captain, request.id, after(31))).rejects.toEqual(
      refusal('42501', 'not_yours_to_reopen'),
    );
    expect(await world.reopen(invited.id, request.id, after(31))).toMatchObject({ status: 'pending' });
    expect(await addressesFor(captain, team.id)).toEqual([]);
    const mine = await asPerson(sql, invited.id, (one) => one`select id from public.my_requests()`);
    expect(mine).toMatchObject([{ id: request.id }]);
    expect(await world.answer(invited.id, request.id, true, after(32))).toMatchObject({
      status: 'accepted',
      user_id: invited.id,
    });
    expect(await world.members(team.id)).toEqual([captain, invited.id]);
    expect(await world.mailInvitation(request.id)).toBeUndefined();
  });

  it('says the same when the answer is sent again, and stays closed for others', async () => {
    const { team, captain } = await world.teamOf(1);
    const [invited, other] = [await confirmedPerson(), await confirmedPerson()];
    const request = await world.invite(captain, team.id, { email: invited.email });
    await world.answer(invited.id, request.id, false);
    expect(await world.answer(invited.id, request.id, false)).toMatchObject({ status: 'declined' });
    await expect(world.answer(other.id, request.id, true)).rejects.toEqual(
      refusal('42501', 'not_yours_to_answer'),
    );
  });

  it('counts for the five invitations a day to one address', async () => {
    const { team, captain } = await world.teamOf(1);
    const invited = await confirmedPerson();
    for (let round = 0; round < 5; round += 1) {
      const request = await world.invite(captain, team.id, { email: invited.email });
      await world.answer(invited.id, request.id, false);
    }
    await expect(world.invite(captain, team.id, { email: invited.email })).rejects.toEqual(
      refusal('GR020', 'too_many_requests'),
    );
  });
});

describe('what a team could try', () => {
  it('does not tell that two addresses are one account', async () => {
    const { team, captain } = await world.teamOf(1);
    const invited = await confirmedPerson();
    for (let round = 0; round < 5; round += 1) {
      const request = await world.invite(captain, team.id, { email: invited.email });
      await world.answer(invited.id, request.id, false);
    }
    const other = `${randomUUID()}@example.org`;
    await sql`update auth.users set email = ${other} where id = ${invited.id}`;
    expect(await world.invite(captain, team.id, { email: other })).toMatchObject({ status: 'pending' });
  });

  it('does not tell a teammate which address was invited; joining by one ends the other', async () => {
    const { team, people } = await world.teamOf(2);
    const [captain = '', mate = ''] = people;
    const invited = await confirmedPerson();
    const first = await world.invite(captain, team.id, { email: invited.email });
    const second = await world.invite(mate, team.id, { email: invited.email });
    await world.answer(invited.id, second.id, true);
    expect(await world.request(first.id)).toMatchObject({ status: 'cancelled' });
    expect(await addressesFor(captain, team.id)).toEqual([]);
  });

  it('does not tell by a declined one that the account has ended', async () => {
    const { team, captain } = await world.teamOf(1);
    const invited = await confirmedPerson();
    const request = await world.invite(captain, team.id, { email: invited.email });
    await world.answer(invited.id, request.id, false);
    await sql`delete from auth.users where id = ${invited.id}`;
    expect(await world.request(request.id)).toMatchObject({ status: 'declined' });
    expect(await world.mailInvitation(request.id)).toBeUndefined();
  });
});

describe('what ended', () => {
  it('is not opened again beside a newer invitation of the same person', async () => {
    const { team, captain } = await world.teamOf(1);
    const invited = await confirmedPerson();
    const first = await world.invite(captain, team.id, { email: invited.email });
    await world.answer(invited.id, first.id, false, after(10));
    await world.invite(captain, team.id, { email: invited.email }, after(11));
    await expect(world.reopen(invited.id, first.id, after(12))).rejects.toEqual(
      refusal('GR016', 'already_asked'),
    );
  });

  it('keeps a withdrawn address for the undo and forgets it after a day', async () => {
    const { team, captain } = await world.teamOf(1);
    const email = `${randomUUID()}@example.org`;
    const request = await world.invite(captain, team.id, { email });
    await world.withdraw(captain, request.id, after(10));
    expect(await addressesFor(captain, team.id)).toEqual([]);
    await world.reopen(captain, request.id, after(11));
    expect(await addressesFor(captain, team.id)).toEqual([email]);
    await world.withdraw(captain, request.id, after(12));
    await sql`select private.expire_team_requests(1000, ${after(12 + 24 * 60 - 1)})`;
    expect(await world.mailInvitation(request.id)).toMatchObject({ email });
    await sql`select private.expire_team_requests(1000, ${after(12 + 24 * 60 + 1)})`;
    expect(await world.mailInvitation(request.id)).toBeUndefined();
  });

  it('is not invited twice at once through an undo', async () => {
    const { team, captain } = await world.teamOf(1);
    const email = `${randomUUID()}@example.org`;
    const first = await world.invite(captain, team.id, { email });
    await world.withdraw(captain, first.id);
    await world.invite(captain, team.id, { email });
    await expect(world.reopen(captain, first.id)).rejects.toEqual(refusal('GR016', 'already_asked'));
  });
});
