import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { jobFromRow } from './Job';
import { jobRepository } from './jobRepository';
import { canResumeJob, canUndoJob, isJobUnderWay, leftOutOfJob } from './jobRules';

const row = {
  ...{ id: 'j1', kind: 'people_role', input: { role: 'MENTOR' }, reason: 'New mentors', state: 'done' },
  ...{ total: 5, done: 5, result: { changed: 3, organiser: 2 }, error: null, undoes: null, undone_by: null },
  undo_until: '2024-12-06T12:00:00+00:00',
  starter: { user_id: 'o', first_name: 'Rieke', last_name: 'Sandvoss', avatar: null },
  ...{ created_at: '2024-12-05T12:00:00+00:00', started_at: null, finished_at: '2024-12-05T12:00:02+00:00' },
};
const job = jobFromRow(row);
const before = new Date('2024-12-06T11:59:59Z');

describe('a job', () => {
  it('says what became of how many, and who started it', () => {
    expect(job.fates.get('changed')).toBe(3);
    expect(leftOutOfJob(job)).toBe(2);
    expect(job.starter?.firstName).toBe('Rieke');
  });

  it('tells a failure as an error that has words', () => {
    expect(jobFromRow({ ...row, state: 'failed', error: '42501' }).error?.code).toBe('forbidden');
    expect(jobFromRow({ ...row, state: 'failed', error: 'XY123' }).error?.code).toBe('unexpected');
  });

  it('of another kind is refused, and so are counts that are none', () => {
    expect(() => jobFromRow({ ...row, kind: 'magic' })).toThrow(/list_jobs.kind/);
    expect(() => jobFromRow({ ...row, result: { changed: 'three' } })).toThrow(/changed/);
  });

  it.each([
    ['done', before, { undo: true, resume: false, underWay: false }],
    ['done', new Date('2024-12-06T12:00:00Z'), { undo: false, resume: false, underWay: false }],
    ['stopped', before, { undo: true, resume: true, underWay: false }],
    ['failed', before, { undo: true, resume: true, underWay: false }],
    ['running', before, { undo: false, resume: false, underWay: true }],
    ['waiting', before, { undo: false, resume: false, underWay: true }],
  ] as const)('that is %s at %s allows %j', (state, now, { undo, resume, underWay }) => {
    const one = { ...job, state };
    expect([canUndoJob(one, now), canResumeJob(one), isJobUnderWay(one)]).toEqual([undo, resume, underWay]);
  });

  it('that was taken back neither goes on nor is taken back again', () => {
    const undone = { ...job, state: 'stopped', undoneBy: 'j2' } as const;
    expect([canUndoJob(undone, before), canResumeJob(undone)]).toEqual([false, false]);
  });

  it('that changed nothing has nothing to take back', () => {
    expect(canUndoJob({ ...job, fates: new Map([['already', 5]]) }, before)).toBe(false);
  });

  it('is stopped, resumed and taken back by its id', async () => {
    const { client, seen } = restDouble(({ table }) => ({ body: table === 'undo_job' ? 'j2' : null }));
    const repository = jobRepository(client);
    await repository.stop('j1');
    await repository.resume('j1');
    expect(await repository.undo('j1')).toBe('j2');
    expect(seen.map(({ table, body }) => [table, body])).toEqual(
      ['stop_job', 'resume_job', 'undo_job'].map((name) => [name, { p_id: 'j1' }]),
    );
  });
});
