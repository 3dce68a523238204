// Writing to many is a draft for exactly them; taking many teams out spares finalists and has no way back.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { only, refusal } from '../rows';
import { bulkWorld, now, type Preview } from './bulkWorld';

const world = bulkWorld();

describe('a message to many', () => {
  const preview = async (list: string, selection: postgres.JSONValue) =>
    only(
      await world.sql()<
        { p: Preview }[]
      >`select private.preview_message(${list}, ${world.sql().json(selection)}) as p`,
    ).p;
  const begin = async (list: string, selection: postgres.JSONValue, count: number) =>
    only(
      await world.sql()<
        { id: string }[]
      >`select private.start_message(${list}, ${world.sql().json(selection)}, ${count}, ${world.orga()}, ${now}) as id`,
    ).id;
  const reached = async (id: string) =>
    (
      await world.sql()<{ user_id: string }[]>`select a.user_id from public.announcements d
        cross join private.audience(d.audience, d.rules, d.corrects_id) a
        where d.id = ${id} and a.is_confirmed`
    ).map(({ user_id }) => user_id);

  it('is a draft for exactly those who were selected, whoever fits later', async () => {
    const [ann, ben, cem] = [await world.named('Ann'), await world.named('Ben'), await world.named('Cem')];
    await world.confirm([ann, ben]);
    const selection = { filter: { query: 'alder' }, except: [] };
    expect(await preview('people', selection)).toMatchObject({
      selected: 3,
      fates: { changed: 2, unconfirmed: 1 },
    });
    const id = await begin('people', selection, 2);
    await world.confirm([cem, await world.named('Dan')]);
    expect((await reached(id)).sort()).toEqual([ann, ben].sort());
    const draft = only(
      await world.sql()`select state, rules, audience, created_by from public.announcements where id = ${id}`,
    );
    expect(draft).toEqual({
      ...{ state: 'draft', rules: { chosen: id }, created_by: world.orga() },
      audience: ['PARTICIPANT', 'MENTOR', 'ORGA'],
    });
  });

  it('to teams is one to the people in them', async () => {
    const [ann, ben, cem] = [await world.named('Ann'), await world.named('Ben'), await world.named('Cem')];
    await world.confirm([ann, ben, cem]);
    const team = await world.addTeam('Moosgrund', 'active', [ann, ben]);
    await world.addTeam('Kaltwand', 'active', [cem]);
    const selection = { ids: [team] };
    expect((await preview('teams', selection)).fates).toEqual({ changed: 2 });
    expect((await reached(await begin('teams', selection, 2))).sort()).toEqual([ann, ben].sort());
  });

  it('keeps its people where it is discarded and brought back, and forgets them a day later', async () => {
    const ann = await world.named('Ann');
    await world.confirm([ann]);
    const list = await begin('people', { ids: [ann] }, 1);
    const discard = (id: string) => world.sql()`select private.discard_announcement(${id})`;
    await discard(list);
    const { id } = only(
      await world.sql()<{ id: string }[]>`
        select id from private.save_announcement(${world.orga()}, null, null, ${world.sql().json({
          rules: { chosen: list },
        })})`,
    );
    expect(await reached(id)).toEqual([ann]);
    await discard(id);
    const later = new Date(now.getTime() + 25 * 3_600_000);
    await world.sql()`select private.start_message('people', ${world.sql().json({ ids: [ann] })}, 1, ${world.orga()}, ${later})`;
    expect(await world.sql()`select from private.announcement_choices where list_id = ${list}`).toHaveLength(
      0,
    );
  });

  it('begins no draft where others are meant than were counted, and of no list that there is not', async () => {
    const ann = await world.named('Ann');
    await world.confirm([ann]);
    expect(await refusal(begin('people', { ids: [ann] }, 2))).toBe('GR144');
    expect(await refusal(preview('events', { ids: [ann] }))).toBe('22023');
    expect(await world.sql()`select from public.announcements`).toHaveLength(0);
  });

  it('keeps its people to itself: no saved audience names them', async () => {
    expect(
      await refusal(
        world.sql()`insert into public.saved_audiences (name, audience, rules) values ('Some', '{PARTICIPANT}', ${world
          .sql()
          .json({
            chosen: world.orga(),
          })})`,
      ),
    ).toBe('23514');
  });
});

describe('teams that are taken out together', () => {
  const all = { filter: {}, except: [] };
  const start = async (count: number) =>
    only(
      await world.sql()<
        { id: string }[]
      >`select private.start_teams_withdrawal(${world.sql().json(all)}, ${count}, 'They gave up', ${world.orga()}, ${now}) as id`,
    ).id;

  it('lose their people, who are told once, with the reason in the log; nothing takes it back', async () => {
    const [ann, ben, cem, dan] = [
      await world.named('Ann'),
      await world.named('Ben'),
      await world.named('Cem'),
      await world.named('Dan'),
    ];
    const teams = [
      await world.addTeam('Moosgrund', 'active', [ann, ben]),
      await world.addTeam('Nahstrom', 'forming', [cem]),
    ];
    await world.addTeam('Pegelstand', 'finalist', [dan]);
    await world.addTeam('Kaltwand', 'finished', []);
    await world.addTeam('Altlast', 'withdrawn', []);
    const { p } = only(
      await world.sql()<
        { p: Preview }[]
      >`select private.preview_teams_withdrawal(${world.sql().json(all)}) as p`,
    );
    expect(p).toMatchObject({
      ...{ selected: 5, people: 3 },
      fates: { changed: 2, is_finalist: 1, has_finished: 1, withdrawn: 1 },
    });
    expect(await refusal(start(3))).toBe('GR144');
    const id = await start(2);
    await world.work();
    expect(
      only(
        await world.sql()`select state, total, done, result, undo_until from private.jobs where id = ${id}`,
      ),
    ).toEqual({ state: 'done', total: 2, done: 2, result: { changed: 2 }, undo_until: null });
    expect(
      await world.sql()`select from public.teams where id in ${world.sql()(teams)} and status = 'withdrawn' and captain_id is null and not listed`,
    ).toHaveLength(2);
    expect([...(await world.sql()`select user_id from public.team_members where left_at is null`)]).toEqual([
      { user_id: dan },
    ]);
    expect(
      (
        await world.sql()<
          { user_id: string }[]
        >`select user_id from public.notifications where kind = 'team_ended'`
      )
        .map(({ user_id }) => user_id)
        .sort(),
    ).toEqual([ann, ben, cem].sort());
    expect(
      await world.sql()`select from public.audit_log where entity = 'teams' and actor_id = ${world.orga()} and reason = 'They gave up'
        and after ->> 'status' = 'withdrawn'`,
    ).toHaveLength(2);
    expect(await refusal(world.sql()`select private.undo_job(${id}, ${world.orga()}, ${now})`)).toBe('GR027');
  });

  it('leave alone one that became a finalist meanwhile', async () => {
    const team = await world.addTeam('Moosgrund', 'active', [await world.named('Ann')]);
    const id = await start(1);
    await world.sql()`update public.teams set status = 'finalist' where id = ${team}`;
    await world.work();
    expect(only(await world.sql()`select result from private.jobs where id = ${id}`).result).toEqual({
      is_finalist: 1,
    });
    expect(await world.sql()`select from public.team_members where left_at is null`).toHaveLength(1);
  });
});
