import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { after, late, refusal, teamWorld } from './teamWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof teamWorld>;
withDatabase((opened) => {
  sql = opened;
  world = teamWorld(opened);
});

const DAY = 24 * 60;
const role = async (team: string, title = 'Sells'): Promise<string> => {
  const [row] = await sql<{ id: string }[]>`
    insert into public.team_roles (team_id, title, skills) values (${team}, ${title}, '{sales}') returning id`;
  return row?.id ?? '';
};
const roleOwner = async (id: string) =>
  (await sql`select filled_by from public.team_roles where id = ${id}`)[0]?.filled_by as unknown;

describe('asking to join', () => {
  it('reaches the captain in the bell and by mail, and ends with a place in the team and the role', async () => {
    const { team, captain } = await world.teamOf(1);
    const ada = await world.person();
    const sells = await role(team.id);
    const request = await world.ask(ada, team.id, after(0), 'I sell', sells);
    expect(await world.notificationsOf(captain)).toEqual(['team_request']);
    expect(await world.mailed(captain)).toEqual(['team_request']);
    expect(await world.answer(captain, request.id, true)).toMatchObject({ status: 'accepted' });
    expect(await world.members(team.id)).toEqual([captain, ada]);
    expect(await roleOwner(sells)).toBe(ada);
    expect(await world.notificationsOf(ada)).toEqual(['request_accepted']);
  });

  it('is one wish when sent twice, and one pending request a team', async () => {
    const { team } = await world.teamOf(1);
    const ada = await world.person();
    const first = await world.ask(ada, team.id);
    expect((await world.ask(ada, team.id)).id).toBe(first.id);
    await expect(world.ask(ada, team.id, after(1), 'Other words')).rejects.toEqual(
      refusal('GR016', 'already_asked'),
    );
  });

  it('can be taken back, and that can be undone for five minutes', async () => {
    const { team, captain } = await world.teamOf(1);
    const ada = await world.person();
    const request = await world.ask(ada, team.id);
    await expect(world.withdraw(captain, request.id)).rejects.toEqual(
      refusal('42501', 'not_yours_to_withdraw'),
    );
    await world.withdraw(ada, request.id);
    expect(await world.withdraw(ada, request.id)).toMatchObject({ status: 'cancelled' });
    // Nobody is called to something that no longer waits.
    expect(await world.notificationsOf(captain)).toEqual([]);
    expect(await world.reopen(ada, request.id, after(4))).toMatchObject({ status: 'pending' });
    await world.withdraw(ada, request.id, after(10));
    await expect(world.reopen(ada, request.id, after(16))).rejects.toEqual(
      refusal('GR018', 'request_closed'),
    );
  });

  it('can be declined, which can be undone, and asked again', async () => {
    const { team, captain } = await world.teamOf(1);
    const ada = await world.person();
    const request = await world.ask(ada, team.id);
    await world.answer(captain, request.id, false);
    expect(await world.notificationsOf(ada)).toEqual(['request_declined']);
    await expect(world.reopen(ada, request.id)).rejects.toEqual(refusal('42501', 'not_yours_to_reopen'));
    await world.reopen(captain, request.id, after(1));
    expect(await world.notificationsOf(ada)).toEqual([]);
    await world.answer(captain, request.id, false);
    expect(await world.ask(ada, team.id, after(2))).toMatchObject({ status: 'pending' });
  });

  it('says the same again to the same answer, and refuses another one', async () => {
    const { team, captain } = await world.teamOf(1);
    const request = await world.ask(await world.person(), team.id);
    await world.answer(captain, request.id, true);
    expect(await world.answer(captain, request.id, true)).toMatchObject({ status: 'accepted' });
    expect(await world.members(team.id)).toHaveLength(2);
    await expect(world.answer(captain, request.id, false)).rejects.toMatchObject({
      code: 'GR018',
      detail: 'accepted',
    });
  });

  it('is answered by the captain alone', async () => {
    const { team, people } = await world.teamOf(2);
    const ada = await world.person();
    const request = await world.ask(ada, team.id);
    for (const other of [ada, people[1] ?? '', await world.person()])
      await expect(world.answer(other, request.id, true)).rejects.toEqual(
        refusal('42501', 'not_yours_to_answer'),
      );
  });

  it('expires after fourteen days, and the clock notes it', async () => {
    const { team, captain } = await world.teamOf(1);
    const ada = await world.person();
    const request = await world.ask(ada, team.id);
    await expect(world.answer(captain, request.id, true, after(14 * DAY))).rejects.toMatchObject({
      code: 'GR018',
      detail: 'expired',
    });
    await sql`select private.expire_team_requests(100, ${after(14 * DAY)})`;
    expect(await world.request(request.id)).toMatchObject({ status: 'expired' });
  });

  it('meets every state that has no place for it', async () => {
    const full = await world.teamOf(5);
    const ada = await world.person();
    await expect(world.ask(ada, full.team.id)).rejects.toEqual(refusal('GR015', 'team_full'));
    const { team, captain } = await world.teamOf(1);
    await expect(world.ask(ada, team.id, late)).rejects.toEqual(refusal('GR011', 'teams_closed'));
    await expect(world.ask(full.captain, team.id)).rejects.toEqual(refusal('GR010', 'already_in_team'));
    await expect(world.ask(await addPerson(sql, 'MENTOR'), team.id)).rejects.toEqual(
      refusal('42501', 'not_for_mentors'),
    );
    await expect(world.ask(ada, randomUUID())).rejects.toEqual(refusal('GR009', 'team_not_found'));
    await world.leave(captain, team.id);
    await expect(world.ask(ada, team.id)).rejects.toEqual(refusal('GR017', 'team_ended'));
  });

  it('counts: the last place goes to one, and the other requests of who has a team end', async () => {
    const { team, captain } = await world.teamOf(4);
    const elsewhere = await world.teamOf(1);
    const [ada, zoe] = [await world.person(), await world.person()];
    const [first, second] = [await world.ask(ada, team.id), await world.ask(zoe, team.id)];
    const other = await world.ask(ada, elsewhere.team.id);
    await world.answer(captain, first.id, true);
    await expect(world.answer(captain, second.id, true)).rejects.toEqual(refusal('GR015', 'team_full'));
    expect(await world.request(second.id)).toMatchObject({ status: 'pending' });
    expect(await world.request(other.id)).toMatchObject({ status: 'cancelled' });
  });

  it('has an end: ten at a time', async () => {
    const ada = await world.person();
    for (let count = 0; count < 10; count += 1) await world.ask(ada, (await world.teamOf(1)).team.id);
    await expect(world.ask(ada, (await world.teamOf(1)).team.id)).rejects.toEqual(
      refusal('GR020', 'too_many_requests'),
    );
  });
});

describe('inviting', () => {
  it('reaches a person, who accepts', async () => {
    const { team, people, captain } = await world.teamOf(2);
    const ada = await world.person();
    const request = await world.invite(people[1] ?? '', team.id, { person: ada });
    expect(await world.notificationsOf(ada)).toEqual(['team_invite']);
    await expect(world.answer(captain, request.id, true)).rejects.toEqual(
      refusal('42501', 'not_yours_to_answer'),
    );
    await world.answer(ada, request.id, true);
    expect(await world.members(team.id)).toContain(ada);
    expect(await world.notificationsOf(captain)).toContain('invite_accepted');
  });

  it('reaches an address without an account, who accepts after signing up with it', async () => {
    const { team, captain } = await world.teamOf(1);
    const email = `New.${randomUUID()}@Example.org`;
    const request = await world.invite(captain, team.id, { email });
    const mails = await sql<
      { kind: string }[]
    >`select kind from private.outbox where recipient = ${email.toLowerCase()}`;
    expect(mails.map(({ kind }) => kind)).toEqual(['team_invite']);
    const id = randomUUID();
    await sql`insert into auth.users (id, email) values (${id}, ${email.toLowerCase()})`;
    await expect(world.answer(id, request.id, true)).rejects.toEqual(refusal('42501', 'not_yours_to_answer'));
    await sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
    expect(await world.answer(id, request.id, true)).toMatchObject({ status: 'accepted', user_id: id });
    expect(await world.members(team.id)).toEqual([captain, id]);
  });

  it('tells a team nothing about whose an address is', async () => {
    const { team, captain } = await world.teamOf(1);
    const known = await world.person();
    await sql`update auth.users set email_confirmed_at = now() where id = ${known}`;
    const a = await world.invite(captain, team.id, { email: `${known}@example.org` });
    const b = await world.invite(captain, team.id, { email: `${randomUUID()}@example.org` });
    expect(a.user_id).toBeNull();
    expect(b.user_id).toBeNull();
    expect(await world.notificationsOf(known)).toEqual(['team_invite']);
    await expect(world.invite(captain, team.id, { email: `${known}@EXAMPLE.org ` })).rejects.toEqual(
      refusal('GR016', 'already_asked'),
    );
  });

  it.each(['-', 'a@b', 'a b@c.de', 'a@b.de\nBcc: x@y.de', '@b.de'])(
    'refuses %j as an address',
    async (email) => {
      const { team, captain } = await world.teamOf(1);
      await expect(world.invite(captain, team.id, { email })).rejects.toEqual(
        refusal('22023', 'email_invalid'),
      );
    },
  );

  it('reminds once a day and is taken back by who invited or the captain', async () => {
    const { team, people, captain } = await world.teamOf(3);
    const [, second = '', third = ''] = people;
    const request = await world.invite(second, team.id, { person: await world.person() });
    await expect(world.remind(second, request.id, after(DAY - 1))).rejects.toEqual(
      refusal('GR019', 'reminded_already'),
    );
    await world.remind(second, request.id, after(DAY + 1));
    await expect(world.remind(second, request.id, after(DAY + 2))).rejects.toEqual(
      refusal('GR019', 'reminded_already'),
    );
    await expect(world.withdraw(third, request.id)).rejects.toEqual(
      refusal('42501', 'not_yours_to_withdraw'),
    );
    expect(await world.withdraw(captain, request.id)).toMatchObject({ status: 'cancelled' });
  });

  it('is for members, and not for people with a team', async () => {
    const { team, captain } = await world.teamOf(2);
    const other = await world.teamOf(1);
    await expect(world.invite(other.captain, team.id, { person: await world.person() })).rejects.toEqual(
      refusal('GR014', 'not_in_team'),
    );
    await expect(world.invite(captain, team.id, { person: other.captain })).rejects.toEqual(
      refusal('GR010', 'already_in_team'),
    );
  });

  it('sends no mail to who wants none of that topic, and rings the bell all the same', async () => {
    const { team, captain } = await world.teamOf(1);
    const ada = await world.person();
    await sql`insert into public.mail_choices (user_id, topic, wanted) values (${ada}, 'invites', false)`;
    await world.invite(captain, team.id, { person: ada });
    expect(await world.notificationsOf(ada)).toEqual(['team_invite']);
    expect(await world.mailed(ada)).toEqual([]);
  });
});

describe('links', () => {
  it('let people in until they are used up, revoked or over', async () => {
    const { team, captain } = await world.teamOf(1);
    const token = randomUUID();
    await world.link(captain, team.id, token);
    const ada = await world.person();
    await world.join(ada, token);
    // Twice is once.
    await world.join(ada, token);
    await world.join(await world.person(), token);
    await expect(world.join(await world.person(), token)).rejects.toMatchObject({
      code: 'GR021',
      detail: 'used',
    });
    const second = randomUUID();
    const link = await world.link(captain, team.id, second);
    await expect(world.join(await world.person(), second, after(7 * DAY))).rejects.toMatchObject({
      detail: 'expired',
    });
    await sql`update public.team_invite_links set revoked_at = now() where id = ${link.id}`;
    await expect(world.join(await world.person(), second)).rejects.toMatchObject({ detail: 'revoked' });
    await expect(world.join(await world.person(), 'none')).rejects.toEqual(refusal('GR021', 'link_invalid'));
    expect(await world.notificationsOf(captain)).toEqual(['member_joined', 'member_joined']);
  });

  it('are the captain’s, five at most, and keep no secret in the database', async () => {
    const { team, people, captain } = await world.teamOf(2);
    await expect(world.link(people[1] ?? '', team.id, randomUUID())).rejects.toEqual(
      refusal('42501', 'captain_only'),
    );
    const token = randomUUID();
    for (const each of [token, ...Array.from({ length: 4 }, () => randomUUID())])
      await world.link(captain, team.id, each);
    await expect(world.link(captain, team.id, randomUUID())).rejects.toEqual(
      refusal('GR020', 'too_many_links'),
    );
    expect(await sql`select from public.team_invite_links l where l::text like ${`%${token}%`}`).toHaveLength(
      0,
    );
    await expect(world.link(captain, team.id, randomUUID(), 2, 31)).rejects.toMatchObject({ code: '22023' });
  });
});
