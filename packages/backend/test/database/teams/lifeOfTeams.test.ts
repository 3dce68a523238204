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

describe('founding', () => {
  it('makes a team with its founder as captain and only member', async () => {
    const ada = await world.person();
    const team = await world.found(ada, '  Spelzwerk & Söhne ');
    expect(team).toMatchObject({
      name: 'Spelzwerk & Söhne',
      slug: 'spelzwerk-soehne',
      status: 'forming',
      captain_id: ada,
      member_count: 1,
    });
    expect(await world.members(team.id)).toEqual([ada]);
  });

  it.each([
    ['Crème Brûlée', 'creme-brulee'],
    ['日本', 'team'],
    ['Teams', 'teams-2'],
    ['Straße', 'strasse'],
    ['🌱 Leaf', 'leaf'],
  ])('gives %s the address %s', async (name, slug) => {
    const team = await world.found(await world.person(), name);
    expect(team.slug).toBe(slug);
  });

  it('finds another address for a name that reads alike, and refuses the same name', async () => {
    await world.found(await world.person(), 'Halbvoll');
    const other = await world.found(await world.person(), 'Halb voll');
    expect(other.slug).toBe('halb-voll');
    const third = await world.found(await world.person(), 'Halb-voll!');
    expect(third.slug).toBe('halb-voll-2');
    await expect(world.found(await world.person(), 'HALBVOLL ')).rejects.toEqual(
      refusal('GR012', 'team_name_taken'),
    );
  });

  it('is one wish when asked twice, and one team a person', async () => {
    const ada = await world.person();
    const first = await world.found(ada, 'Doppelt');
    expect((await world.found(ada, 'doppelt', after(1))).id).toBe(first.id);
    await expect(world.found(ada, 'Doppelt', after(6))).rejects.toEqual(refusal('GR010', 'already_in_team'));
    await expect(world.found(ada, 'Another', after(1))).rejects.toEqual(refusal('GR010', 'already_in_team'));
  });

  it('ends with the deadline, but not for organisers, and is not for mentors', async () => {
    await expect(world.found(await world.person(), 'Late', late)).rejects.toEqual(
      refusal('GR011', 'teams_closed'),
    );
    await expect(world.found(await addPerson(sql, 'MENTOR'), 'Mentors')).rejects.toEqual(
      refusal('42501', 'not_for_mentors'),
    );
    expect(await world.found(await addPerson(sql, 'ORGA'), 'Late all the same', late)).toBeTruthy();
  });

  it.each([' ', 'A', 'x'.repeat(61), ' \t\n '])('refuses the name %j', async (name) => {
    await expect(world.found(await world.person(), name)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('leaving', () => {
  it('removes a member who leaves, and notifies the captain', async () => {
    const { team, people, captain } = await world.teamOf(3);
    const [, second = ''] = people;
    expect(await world.team(team.id)).toMatchObject({ status: 'active', member_count: 3 });
    await world.leave(second, team.id);
    expect(await world.members(team.id)).not.toContain(second);
    expect(await world.notificationsOf(captain)).toContain('member_left');
    // The same wish again.
    await world.leave(second, team.id);
    expect(await world.team(team.id)).toMatchObject({ member_count: 2, captain_id: captain });
  });

  it('asks a captain for a successor out of the team', async () => {
    const { team, people, captain } = await world.teamOf(3);
    const [, second = ''] = people;
    const stranger = await world.person();
    for (const successor of [null, captain, stranger])
      await expect(world.leave(captain, team.id, successor)).rejects.toEqual(
        refusal('GR013', 'successor_needed'),
      );
    await world.leave(captain, team.id, second);
    expect(await world.team(team.id)).toMatchObject({ captain_id: second, member_count: 2 });
    expect(await world.notificationsOf(second)).toContain('captain_now');
  });

  it('ends the team with the last member, with all that asked and led into it', async () => {
    const { team, captain } = await world.teamOf(1);
    const asking = await world.ask(await world.person(), team.id);
    const token = randomUUID();
    await world.link(captain, team.id, token);
    await world.leave(captain, team.id);
    expect(await world.team(team.id)).toMatchObject({
      status: 'withdrawn',
      captain_id: null,
      listed: false,
      member_count: 0,
    });
    expect(await world.request(asking.id)).toMatchObject({ status: 'cancelled' });
    await expect(world.join(await world.person(), token)).rejects.toEqual(refusal('GR021', 'link_invalid'));
    // The name is free again, and so is the person.
    expect(await world.found(captain, team.name, after(10))).toMatchObject({ status: 'forming' });
  });

  it('makes a team forming again when it falls below the smallest size', async () => {
    const { team, people } = await world.teamOf(2);
    await world.leave(people[1] ?? '', team.id);
    expect(await world.team(team.id)).toMatchObject({ status: 'forming', member_count: 1 });
  });
});

describe('handing over and removing', () => {
  it('makes another member captain', async () => {
    const { team, people, captain } = await world.teamOf(2);
    const [, second = ''] = people;
    await world.handOver(captain, team.id, second);
    await world.handOver(captain, team.id, second);
    expect(await world.team(team.id)).toMatchObject({ captain_id: second });
    await expect(world.handOver(captain, team.id, captain)).rejects.toEqual(refusal('42501', 'captain_only'));
  });

  it('takes no stranger as captain', async () => {
    const { team, captain } = await world.teamOf(2);
    await expect(world.handOver(captain, team.id, await world.person())).rejects.toEqual(
      refusal('GR014', 'not_in_team'),
    );
  });

  it('lets the captain alone remove somebody, who hears of it and whose role is free again', async () => {
    const { team, people, captain } = await world.teamOf(3);
    const [, second = '', third = ''] = people;
    await sql`insert into public.team_roles (team_id, title, skills, filled_by) values (${team.id}, 'Sells', '{sales}', ${third})`;
    expect(await world.team(team.id)).toMatchObject({ wanted_skills: [] });
    await expect(world.remove(second, team.id, third)).rejects.toEqual(refusal('42501', 'captain_only'));
    await expect(world.remove(captain, team.id, captain)).rejects.toEqual(refusal('42501', 'captain_only'));
    await world.remove(captain, team.id, third);
    await world.remove(captain, team.id, third);
    expect(await world.members(team.id)).toEqual([captain, second]);
    expect(await world.notificationsOf(third)).toContain('member_removed');
    expect(await world.team(team.id)).toMatchObject({ wanted_skills: ['sales'] });
  });
});

describe('the end of an account', () => {
  const obstacles = async (person: string) =>
    (await sql<{ code: string }[]>`select code from private.deletion_obstacles(${person})`).map(
      ({ code }) => code,
    );

  it('asks every function that is named as an obstacle', async () => {
    const person = await world.person();
    await sql
      .begin(async (inside) => {
        await inside`create function private.deletion_obstacle_unpaid(p_user_id uuid) returns boolean
          language sql as 'select true'`;
        expect(await inside`select code from private.deletion_obstacles(${person})`).toEqual([
          { code: 'unpaid' },
        ]);
        throw new Error('enough');
      })
      .catch((error: unknown) => expect(error).toMatchObject({ message: 'enough' }));
  });

  it('waits until a captain of others has handed over', async () => {
    const { team, people, captain } = await world.teamOf(2);
    expect(await obstacles(captain)).toEqual(['captain_of_a_team']);
    await expect(sql`select private.erase_account(${captain}, ${after(9)})`).rejects.toEqual(
      refusal('GR003', 'captain_of_a_team'),
    );
    await world.handOver(captain, team.id, people[1] ?? '');
    expect(await obstacles(captain)).toEqual([]);
    await sql`select private.erase_account(${captain}, ${after(9)})`;
    expect(await world.team(team.id)).toMatchObject({ captain_id: people[1], member_count: 1 });
  });

  it('ends a team of one, and leaves no trace of the person', async () => {
    const { team, captain } = await world.teamOf(1);
    await sql`select private.erase_account(${captain}, ${after(9)})`;
    expect(await world.team(team.id)).toMatchObject({ status: 'withdrawn', captain_id: null });
    const [words] = await sql`select pitch, description from public.teams where id = ${team.id}`;
    expect(words).toEqual({ pitch: '', description: '' });
    expect(
      await sql`select from public.audit_log l where l::text like '%A pitch%' and l.entity_id = ${team.id}`,
    ).toEqual([]);
    const [row] = await sql<{ found: number }[]>`select (
      (select count(*) from public.team_members m where m::text like ${`%${captain}%`})
      + (select count(*) from public.audit_log l where l::text like ${`%${captain}%`})
      + (select count(*) from public.notifications n where n::text like ${`%${captain}%`})
      + (select count(*) from public.team_requests r where r::text like ${`%${captain}%`}))::int as found`;
    expect(row?.found).toBe(0);
  });

  it('strands no team even when the account is deleted past all questions', async () => {
    const { team, people, captain } = await world.teamOf(3);
    await sql`delete from auth.users where id = ${captain}`;
    expect(await world.team(team.id)).toMatchObject({ captain_id: people[1], member_count: 2 });
    const soft = people[1] ?? '';
    await sql`update auth.users set deleted_at = now() where id = ${soft}`;
    expect(await world.team(team.id)).toMatchObject({ captain_id: people[2], member_count: 1 });
  });

  it('takes invitations to the address along', async () => {
    const { team, captain } = await world.teamOf(1);
    const gone = await world.person();
    const { id } = await world.invite(captain, team.id, { email: `${gone}@example.org` });
    await sql`delete from auth.users where id = ${gone}`;
    expect(await sql`select from public.team_requests where id = ${id}`).toHaveLength(0);
  });
});

describe('logos that are left over', () => {
  it('are those that no team names, a day after they came', async () => {
    const { team } = await world.teamOf(1);
    const [kept, old, fresh] = [`${team.id}-1.jpg`, `${team.id}-2.jpg`, `${team.id}-3.jpg`];
    await sql`insert into storage.objects (bucket_id, name, created_at) values
      ('logos', ${kept}, now() - interval '2 days'), ('logos', ${old}, now() - interval '2 days'), ('logos', ${fresh}, now())`;
    await sql`update public.teams set logo = ${kept} where id = ${team.id}`;
    const names = (await sql<{ name: string }[]>`select name from public.orphaned_files(1000)`).map(
      ({ name }) => name,
    );
    expect(names.filter((name) => name.startsWith(team.id))).toEqual([old]);
  });
});
