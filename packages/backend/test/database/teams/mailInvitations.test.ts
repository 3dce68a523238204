// An invited address is known to whoever typed it and to ORGA until it is answered, then to nobody.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withConnection } from '../../../src/bootstrap/connection';
import { readMigrationFiles } from '../../../src/bootstrap/sqlFiles';
import { createEmptyProject } from '../../../src/testing/templateDatabase';
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
  it('is read by who typed it and by ORGA, not by the captain, a teammate or the invited', async () => {
    const { team, people } = await world.teamOf(3);
    const [captain = '', author = '', mate = ''] = people;
    const invited = await confirmedPerson();
    const orga = await addPerson(sql, 'ORGA');
    await world.invite(author, team.id, { email: invited.email });
    for (const person of [author, orga]) expect(await addressesFor(person, team.id)).toEqual([invited.email]);
    for (const person of [captain, mate, invited.id, await world.person()])
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
    const told = await sql`select actor_id, kind from public.notifications where user_id = ${captain}
      and kind = 'invite_declined'`;
    expect(told).toMatchObject([{ actor_id: null }]);
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

it('addresses from before are moved while they wait and cleaned once they were answered', async () => {
  const files = await readMigrationFiles();
  const first = files.findIndex(({ name }) => name.includes('keep_invited_addresses_apart'));
  const old = await createEmptyProject(inject('clusterAdminUrl'));
  await withConnection(old.adminUrl, async (admin) => {
    for (const { text } of files.slice(0, first)) await admin.unsafe(text);
    await admin.unsafe(`
      insert into public.seasons (label, starts_on) values ('GROW 24/25', '2024-10-21');
      insert into auth.users (id, email, email_confirmed_at) values
        ('aaaaaaaa-0000-4000-8000-000000000001', 'captain@example.org', now()),
        ('bbbbbbbb-0000-4000-8000-000000000002', 'invited@example.org', now());
      insert into public.teams (id, season_id, name, slug, captain_id)
        select '11111111-0000-4000-8000-000000000001', id, 'Old', 'old', 'aaaaaaaa-0000-4000-8000-000000000001' from public.seasons;
      insert into public.team_requests (id, team_id, season_id, kind, status, user_id, decided_by, email, created_by, expires_at)
        select v.id::uuid, '11111111-0000-4000-8000-000000000001', s.id, 'invite', v.status, v.person::uuid, v.person::uuid,
          v.email, 'aaaaaaaa-0000-4000-8000-000000000001', now() + interval '1 day'
        from public.seasons s, (values
          ('00000000-0000-4000-8000-000000000001', 'pending', null, 'waiting@example.org'),
          ('00000000-0000-4000-8000-000000000002', 'accepted', 'bbbbbbbb-0000-4000-8000-000000000002', 'invited@example.com'),
          ('00000000-0000-4000-8000-000000000003', 'declined', 'bbbbbbbb-0000-4000-8000-000000000002', 'invited@example.com'),
          ('00000000-0000-4000-8000-000000000004', 'pending', 'bbbbbbbb-0000-4000-8000-000000000002', 'invited@example.com'),
          ('00000000-0000-4000-8000-000000000005', 'cancelled', 'bbbbbbbb-0000-4000-8000-000000000002', 'invited@example.com')
        ) v (id, status, person, email);
      insert into public.notifications (user_id, kind, actor_id, payload) values
        ('aaaaaaaa-0000-4000-8000-000000000001', 'invite_declined', 'bbbbbbbb-0000-4000-8000-000000000002',
          '{"request_id": "00000000-0000-4000-8000-000000000003"}');
      insert into private.outbox (kind, recipient, user_id, details) values
        ('invite_declined', 'captain@example.org', 'aaaaaaaa-0000-4000-8000-000000000001',
          '{"request_id": "00000000-0000-4000-8000-000000000003", "person": "Ben", "person_id": "bbbbbbbb-0000-4000-8000-000000000002"}');
    `);
    for (const { text } of files.slice(first)) await admin.unsafe(text);
    const requests = await admin`select status, user_id, decided_by from public.team_requests order by id`;
    expect(requests).toMatchObject([
      { status: 'pending', user_id: null },
      { status: 'accepted', user_id: 'bbbbbbbb-0000-4000-8000-000000000002' },
      { status: 'declined', user_id: null, decided_by: null },
      { status: 'pending', user_id: null, decided_by: null },
      { status: 'cancelled', user_id: null, decided_by: null },
    ]);
    expect(
      await admin`select email, user_id from private.mail_invitations order by request_id`,
    ).toMatchObject([
      { email: 'waiting@example.org', user_id: null },
      { email: null, user_id: 'bbbbbbbb-0000-4000-8000-000000000002' },
    ]);
    expect(await admin`select actor_id from public.notifications`).toMatchObject([{ actor_id: null }]);
    expect(await admin`select details from private.outbox`).toEqual([
      { details: { request_id: '00000000-0000-4000-8000-000000000003' } },
    ]);
  });
  await old.drop();
});
