import type postgres from 'postgres';

/** What the demo's organisers look for most. */
const views = [
  ['11111111-5050-4000-8000-000000000001', 'people', 'Mentors', { role: 'MENTOR' }],
  [
    '11111111-5050-4000-8000-000000000002',
    'people',
    'Participants, no team',
    { role: 'PARTICIPANT', state: 'without_team' },
  ],
  ['11111111-5050-4000-8000-000000000003', 'teams', 'Room for more', { status: 'active', seats: 'open' }],
] as const;

/** Adds views of the organisers' lists; what organisers made of them stays. */
export async function addViews(sql: postgres.TransactionSql): Promise<void> {
  for (const [id, list, name, filter] of views)
    await sql`
      insert into private.saved_views (id, list, name, filter)
      values (${id}, ${list}, ${name}, ${sql.json(filter)}) on conflict do nothing`;
}
