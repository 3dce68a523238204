import { readRow } from '../db/readRow';

/**
 * Why demo data cannot be deleted: whoever asks is made up themselves (`own`), real people are in its teams (`members`), made-up ones
 * in real teams (`places`), or requests, mentors, meetings, words of mentors or seats join the two.
 */
export const demoObstacles = [
  'own',
  'members',
  'places',
  'requests',
  'mentors',
  'meetings',
  'words',
  'seats',
] as const;
/** One of them. */
export type DemoObstacle = (typeof demoObstacles)[number];

/** How much of the demo is left, and what stands in the way of deleting it. */
export interface DemoOverview {
  readonly people: number;
  readonly teams: number;
  /** Events, announcements, partners, views and jobs. */
  readonly others: number;
  /** Of those: what somebody real has changed since, and stays. */
  readonly kept: number;
  /** The job that deletes it just now. */
  readonly jobId: string | undefined;
  readonly obstacles: readonly { readonly code: DemoObstacle; readonly count: number }[];
}

/** Reads what `demo_overview` answers. @throws AppError `malformed_row` naming the column. */
export function demoOverviewFromRow(value: unknown): DemoOverview {
  const row = readRow('demo_overview', value);
  return {
    people: row.number('people'),
    teams: row.number('teams'),
    others: row.number('others'),
    kept: row.number('kept'),
    jobId: row.optionalText('job_id'),
    obstacles: row.list('obstacles', (entry) => {
      const found = readRow('demo_overview.obstacles', entry);
      return { code: found.oneOf('code', demoObstacles), count: found.number('count') };
    }),
  };
}
