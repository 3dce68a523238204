// What one person cannot do to others: fill mailboxes, come back after an end, stand in a team as a mentor.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { after, refusal, teamWorld } from './teamWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof teamWorld>;
withDatabase((opened) => {
  sql = opened;
  world = teamWorld(opened);
});

const tooMany = refusal('GR020', 'too_many_requests');
/** How often something succeeds before it is refused, at most `most` times. */
async function timesUntil(refused: unknown, most: number, act: (round: number) => Promise<unknown>) {
  for (let round = 0; round < most; round += 1) {
    try {
      await act(round);
    } catch (error) {
      expect(error).toEqual(refused);
      return round;
    }
  }
  return most;
}

describe('mails that somebody causes', () => {
  it('are five a day to one address, however often the invitation is taken back', async () => {
    const { team, captain } = await world.teamOf(1);
    const email = `${randomUUID()}@example.org`;
    const times = await timesUntil(tooMany, 10, async () => {
      const request = await world.invite(captain, team.id, { email });
      await world.withdraw(captain, request.id);
    });
    expect(times).toBe(5);
    expect(await world.invite(captain, team.id, { email: 'another@example.org' })).toMatchObject({
      status: 'pending',
    });
    expect(await world.invite(captain, team.id, { email }, after(24 * 60))).toMatchObject({
      status: 'pending',
    });
  });

  it('are forty invitations a day by one person, also from team to team', async () => {
    const person = await world.person();
    const times = await timesUntil(tooMany, 50, async (round) => {
      const team = await world.found(person);
      await world.invite(person, team.id, { email: `${round}@example.org` });
      await world.leave(person, team.id);
    });
    expect(times).toBe(40);
  });

  it('are five a day to one captain by one who asks and takes back', async () => {
    const { team, captain } = await world.teamOf(1);
    const ada = await world.person();
    const times = await timesUntil(tooMany, 10, async () => {
      const request = await world.ask(ada, team.id);
      await world.withdraw(ada, request.id);
    });
    expect(times).toBe(5);
    expect(await world.mailed(captain)).toHaveLength(5);
    expect(await world.ask(ada, team.id, after(24 * 60))).toMatchObject({ status: 'pending' });
  });

  it('are one for an answer that is undone and given again', async () => {
    const { team, captain } = await world.teamOf(1);
    const ada = await world.person();
    const request = await world.ask(ada, team.id);
    for (let round = 0; round < 5; round += 1) {
      await world.answer(captain, request.id, false, after(round));
      // The first mail is on its way before it is undone.
      await sql`update private.outbox set state = 'sent' where user_id = ${ada}`;
      await world.reopen(captain, request.id, after(round));
    }
    expect(await world.mailed(ada)).toEqual(['request_declined']);
  });

  it('are none for an answer that is undone before the mail went', async () => {
    const { team, captain } = await world.teamOf(1);
    const ada = await world.person();
    const request = await world.ask(ada, team.id);
    await world.answer(captain, request.id, false, after(1));
    await world.reopen(captain, request.id, after(2));
    expect(await world.mailed(ada)).toEqual([]);
    await world.answer(captain, request.id, true, after(3));
    expect(await world.mailed(ada)).toEqual(['request_accepted']);
  });

  it.each(['x<victim@example.org>', 'a,b@example.org', 'a@example.org;', '"a"@example.org', 'a@b(c).org'])(
    'go to one plain address, and not to %j',
    async (email) => {
      const { team, captain } = await world.teamOf(1);
      await expect(world.invite(captain, team.id, { email })).rejects.toEqual(
        refusal('22023', 'email_invalid'),
      );
    },
  );
});

describe('undoing', () => {
  it('is over when the team ended', async () => {
    const { team, captain } = await world.teamOf(1);
    const ada = await world.person();
    const request = await world.ask(ada, team.id);
    await world.withdraw(ada, request.id);
    await world.leave(captain, team.id);
    await expect(world.reopen(ada, request.id, after(1))).rejects.toEqual(refusal('GR017', 'team_ended'));
  });

  it('is for who still speaks for the team', async () => {
    const { team, people, captain } = await world.teamOf(3);
    const [, second = '', third = ''] = people;
    const invitation = await world.invite(second, team.id, { person: await world.person() }, after(5));
    await world.withdraw(second, invitation.id, after(6));
    const application = await world.ask(await world.person(), team.id, after(5));
    await world.answer(captain, application.id, false, after(6));
    await world.remove(captain, team.id, second);
    await world.handOver(captain, team.id, third);
    const refused = refusal('42501', 'not_yours_to_reopen');
    await expect(world.reopen(second, invitation.id, after(7))).rejects.toEqual(refused);
    await expect(world.reopen(captain, application.id, after(7))).rejects.toEqual(refused);
  });

  it('opens no more requests than one may have', async () => {
    const ada = await world.person();
    const withdrawn = await world.ask(ada, (await world.teamOf(1)).team.id);
    await world.withdraw(ada, withdrawn.id);
    for (let count = 0; count < 10; count += 1) await world.ask(ada, (await world.teamOf(1)).team.id);
    await expect(world.reopen(ada, withdrawn.id, after(1))).rejects.toEqual(tooMany);
  });
});

describe('a mentor', () => {
  it('is made of nobody who is in a team of the season', async () => {
    const { people, team } = await world.teamOf(2);
    const become = (person: string) =>
      sql`update private.profiles set role = 'MENTOR' where user_id = ${person}`;
    for (const person of people)
      await expect(become(person)).rejects.toEqual(refusal('GR010', 'already_in_team'));
    await world.leave(people[1] ?? '', team.id);
    await become(people[1] ?? '');
  });
});

describe('a name', () => {
  it.each(['\u200b\u200b', 'a\nb', 'a\u0007b', 'a\u202eb', 'a\u2066b', '\u3164\u3164'])(
    'that deceives is refused: %j',
    async (name) => {
      await expect(world.found(await world.person(), name)).rejects.toMatchObject({ code: '23514' });
      const { team } = await world.teamOf(1);
      await expect(sql`update public.teams set name = ${name} where id = ${team.id}`).rejects.toMatchObject({
        code: '23514',
      });
      await expect(
        sql`insert into public.team_roles (team_id, title) values (${team.id}, ${name})`,
      ).rejects.toMatchObject({ code: '23514' });
    },
  );

  it('is not another team’s with blanks around or between', async () => {
    await world.found(await world.person(), 'Good Name');
    const { team } = await world.teamOf(1);
    for (const name of ['good name', ' Good Name ', 'Good  Name'])
      await expect(sql`update public.teams set name = ${name} where id = ${team.id}`).rejects.toMatchObject({
        code: '23505',
      });
  });

  it.each(['👩‍👩‍👧 & Söhne', 'שלום עולם', 'Zoë 🌱'])('may be %j', async (name) => {
    expect((await world.found(await addPerson(sql), name)).name).toBe(name);
  });
});

describe('a session that ended', () => {
  it('changes nothing about a team, its roles or its logos', async () => {
    const { team, captain } = await world.teamOf(1);
    const [role] = await sql<{ id: string }[]>`insert into public.team_roles (team_id, title)
      values (${team.id}, 'Sells') returning id`;
    const ended = (work: Parameters<typeof asPerson>[2]) =>
      asPerson(sql, captain, work, { session_id: randomUUID() });
    const refused = expect.objectContaining({ code: '42501' }) as unknown;
    await ended((as) => as`update public.teams set pitch = 'Late' where id = ${team.id}`);
    expect(await sql`select from public.teams where pitch = 'Late'`).toHaveLength(0);
    await expect(
      ended((as) => as`insert into public.team_roles (team_id, title) values (${team.id}, 'Late')`),
    ).rejects.toEqual(refused);
    await ended((as) => as`update public.team_roles set title = 'Late' where id = ${role?.id ?? ''}`);
    expect(await sql`select from public.team_roles where title = 'Late'`).toHaveLength(0);
    await expect(
      ended(
        (as) => as`insert into storage.objects (bucket_id, name) values ('logos', ${`${team.id}-1.jpg`})`,
      ),
    ).rejects.toEqual(refused);
  });
});
