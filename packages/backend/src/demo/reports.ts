import type postgres from 'postgres';

/** What browsers would have reported: two errors, and how fast three pages were. */
const errors = [
  [
    'connect',
    'chunk',
    '/team/weeks/:week',
    'TypeError',
    'Failed to fetch dynamically imported module: /connect/assets/…',
    7,
  ],
  ['connect', 'failure', '/admin/people', 'server', 'Database …', 2],
] as const;
const vitals = [
  ['connect', '/', 'phone', 'LCP', [0, 4, 21, 30, 12, 6, 2, 1, 0, 0, 0, 0, 0]],
  ['connect', '/', 'phone', 'INP', [18, 30, 14, 6, 3, 1, 1, 0, 0, 0, 0, 0]],
  ['connect', '/', 'desktop', 'LCP', [6, 40, 22, 5, 1, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['site', '/events/:slug', 'phone', 'CLS', [50, 8, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0]],
] as const;

/** Adds what organisers see of errors and speed; that nothing is taken stays as it is. */
export async function addReports(sql: postgres.TransactionSql, today: Date): Promise<void> {
  for (const [app, kind, route, code, message, count] of errors)
    await sql`
      insert into private.browser_reports (day, app, kind, release, route, code, message, stack, count, first_at, last_at)
      values (${today}::date, ${app}, ${kind}, 'demo', ${route}, ${code}, ${message}, '', ${count},
        ${today}::timestamptz - interval '3 hours', ${today}::timestamptz)
      on conflict do nothing`;
  for (const [app, route, device, metric, counts] of vitals)
    await sql`
      insert into private.web_vitals (day, app, route, device, metric, counts)
      values (${today}::date, ${app}, ${route}, ${device}, ${metric}, ${[...counts]}) on conflict do nothing`;
}
