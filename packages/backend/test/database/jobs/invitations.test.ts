// Inviting again leaves alone whoever came, and goes on where a mail failed.
import { describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { only, refusal } from '../rows';
import { bulkWorld, now, type Preview } from './bulkWorld';

const world = bulkWorld();

const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const DAY = 24;

describe('people who are invited again', () => {
  interface Chunk {
    done: number;
    result: Record<string, number>;
    rows: { n: number; email: string; locale: string }[];
    is_over: boolean;
  }
  const invite = (ids: string[], hoursAgo: number) =>
    world.sql()`update auth.users set invited_at = ${at(-hoursAgo)} where id in ${world.sql()(ids)}`;
  const start = async (ids: string[], count = ids.length, time = now) =>
    only(
      await world.sql()<
        { id: string }[]
      >`select private.start_invitations(${world.sql().json({ ids })}, ${count}, ${world.orga()}, ${time}) as id`,
    ).id;
  const preview = async (ids: string[]) =>
    only(
      await world.sql()<
        { p: Preview }[]
      >`select private.preview_invitations(${world.sql().json({ ids })}, ${world.orga()}, ${now}) as p`,
    ).p;
  const reads = () =>
    world.sql()`select what, columns, person_ids from public.data_reads where reader_id = ${world.orga()}`;
  const claim = (time = now) => world.sql()`select id from private.claim_job('invite_again', ${time})`;
  const chunk = async (id: string, sent: number[] = [], failed: { n: number; error: string }[] = []) =>
    only(
      await world.sql()<
        { c: Chunk }[]
      >`select private.invite_again_chunk(${id}, ${sent}::integer[], ${world.sql().json(failed)}, ${now}) as c`,
    ).c;

  it('are those who were invited and never came, a day later at the earliest', async () => {
    const [ann, ben, cem, dan] = [
      await world.named('Ann'),
      await world.named('Ben'),
      await world.named('Cem'),
      await world.named('Dan'),
    ];
    await invite([ann, cem], 2 * DAY);
    await invite([dan], DAY - 1);
    await world.confirm([cem]);
    const p = await preview([ann, ben, cem, dan]);
    expect(p.fates).toEqual({ changed: 1, never_invited: 1, has_come: 1, invited: 1 });
    expect(await refusal(start([ann, ben], 2))).toBe('GR144');
    await start([ann, ben], 1);
  });

  it('are named by their addresses where they have no name, and it is noted whose were read', async () => {
    const [ann, nobody] = [await world.named('Ann'), await addPerson(world.sql())];
    await invite([ann], 2 * DAY);
    expect((await preview([ann])).examples).toMatchObject([{ name: 'Ann Alder' }]);
    expect(await reads()).toEqual([]);
    expect((await preview([ann, nobody])).examples).toMatchObject([
      { name: 'Ann Alder', fate: 'changed' },
      { name: `${nobody}@example.org`, fate: 'never_invited' },
    ]);
    expect(await reads()).toEqual([{ what: 'people', columns: ['email'], person_ids: [nobody] }]);
  });

  it('hear of it by day, each once; whoever came meanwhile hears nothing', async () => {
    const [ann, ben] = [await world.named('Ann'), await world.named('Ben')];
    await invite([ann, ben], 2 * DAY);
    const id = await start([ann, ben]);
    expect(await claim()).toHaveLength(1);
    expect((await chunk(id)).rows).toHaveLength(2);
    await world.confirm([ben]);
    const { n } = only(
      await world.sql()<
        { n: number }[]
      >`select n from private.job_items where job_id = ${id} and person_id = ${ann}`,
    );
    expect(await chunk(id, [n])).toEqual({
      ...{ done: 2, result: { changed: 1, has_come: 1 }, rows: [], is_over: true },
    });
    // At ten in the evening the morning is waited for.
    const evening = new Date('2024-12-05T22:30:00Z');
    await invite([ann], 2 * DAY);
    const late = await start([ann], 1, evening);
    expect(only(await world.sql()`select due_at from private.jobs where id = ${late}`).due_at).toEqual(
      new Date('2024-12-06T06:00:00Z'),
    );
  });

  it('are tried three times, and then counted as failed', async () => {
    const ann = await world.named('Ann');
    await invite([ann], 2 * DAY);
    const id = await start([ann]);
    await claim();
    const failed = [{ n: 1, error: 'email_address_invalid' }];
    expect((await chunk(id, [], failed)).rows).toHaveLength(1);
    expect((await chunk(id, [], failed)).rows).toHaveLength(1);
    expect(await chunk(id, [], failed)).toEqual({
      ...{ done: 1, result: { failed: 1 }, rows: [], is_over: true },
    });
    // Each try is noted by the auth service as an invitation. None arrived, so nobody has to wait for a day.
    await invite([ann], 0);
    expect((await preview([ann])).fates).toEqual({ changed: 1 });
  });

  it('are nobody for who holds no claim, nor once the starter is no organiser', async () => {
    const ann = await world.named('Ann');
    await invite([ann], 2 * DAY);
    const id = await start([ann]);
    expect(await refusal(chunk(id))).toBe('GR009');
    await claim();
    await addPerson(world.sql(), 'ORGA');
    await world.sql()`update private.profiles set role = 'PARTICIPANT' where user_id = ${world.orga()}`;
    expect(await refusal(chunk(id))).toBe('42501');
  });
});
