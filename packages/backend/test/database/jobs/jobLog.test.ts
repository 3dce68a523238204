// Whoever starts, stops or takes back a job leaves an entry in the log, how far it is leaves none, and what one organiser does to the
// view of another is logged without its words.
import { describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { only } from '../rows';
import { bulkWorld, now } from './bulkWorld';

const world = bulkWorld();

const as = (who: string, work: string, given: readonly string[] = []) =>
  asPerson(world.sql(), who, (request) => request.unsafe(work, [...given]), { aal: 'aal2' }) as Promise<
    { id: string }[]
  >;
const entries = (entity: string) =>
  world.sql()<
    {
      action: string;
      actor_id: string | null;
      is_automatic: boolean;
      subject: object;
      after: Record<string, unknown> | null;
      hidden: string[];
      reason: string | null;
    }[]
  >`select action, actor_id, is_automatic, subject, after, hidden, reason from public.audit_log
    where entity = ${entity} and not is_own order by id`;
const forget = async () => {
  await world.sql().begin(async (transaction) => {
    await transaction`select set_config('grow.forgetting', 'yes', true)`;
    await transaction`delete from public.audit_log`;
  });
};

describe('the log', () => {
  it('tells who started a job, stopped it and took it back, and nothing of its chunks', async () => {
    const zoe = await addPerson(world.sql(), 'ORGA', { first_name: 'Zoe' });
    const people = [await world.named('Ann'), await world.named('Ben')];
    await forget();
    const [job] = await as(
      world.orga(),
      `select public.start_people_role(jsonb_build_object('ids', $1::text::jsonb), 'MENTOR', 2, 'They judge') as id`,
      [JSON.stringify(people)],
    );
    const id = job?.id ?? '';
    await as(zoe, 'select public.stop_job($1)', [id]);
    await as(zoe, 'select public.resume_job($1)', [id]);
    await world.sql()`update private.jobs set due_at = ${now}`;
    await world.work();
    await as(zoe, 'select public.undo_job($1)', [id]);
    const logged = await entries('jobs');
    expect(logged.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['insert', world.orga()],
      ['update', zoe],
      ['update', zoe],
      ['insert', zoe],
    ]);
    expect(logged[0]).toMatchObject({
      ...{ subject: { kind: 'people_role' }, after: { total: 2 }, is_automatic: false, reason: 'They judge' },
    });
    expect(Object.keys(logged[1]?.after ?? {})).toEqual(['stopped_at']);
    expect(logged[3]?.after).toEqual({ total: 2, takes_back: true });
  });

  it('tells what an organiser does to the view of another, without the words that are looked for', async () => {
    const zoe = await addPerson(world.sql(), 'ORGA', { first_name: 'Zoe' });
    const save = `select public.save_view('77777777-0000-4000-8000-000000000009', 'people', $1, $2::text::jsonb)`;
    await as(world.orga(), save, ['Mine', '{"query": "Ada Lovelace"}']);
    expect(await entries('saved_views')).toHaveLength(0);
    await as(zoe, save, ['Ours', '{"query": "Bela"}']);
    const entry = only(await entries('saved_views'));
    expect(entry).toMatchObject({
      ...{ action: 'update', actor_id: zoe, subject: { name: 'Ours' }, after: { name: 'Ours' } },
      hidden: ['filter'],
    });
  });
});
