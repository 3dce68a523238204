import type postgres from 'postgres';
import { demoPeople } from './people';

const DAY = 86_400_000;

/** Who has registered for which event of the demo, and how small its room is made. */
interface DemoHouse {
  slug: string;
  seat: 'onsite' | 'online';
  /** Seats on site; null leaves the event's own. */
  seats: number | null;
  /** How many of the participants register before the demo account does, and how many after it; null: it does not. */
  before: number;
  after: number | null;
}

const HOUSES: readonly DemoHouse[] = [
  // Full, with a queue in which the demo account is third.
  { slug: 'build-night', seat: 'onsite', seats: 20, before: 22, after: 4 },
  { slug: 'law-hour', seat: 'online', seats: null, before: 30, after: 11 },
  { slug: 'first-prices', seat: 'onsite', seats: 24, before: 12, after: 6 },
  // Nobody of the demo account's team has thought of it.
  { slug: 'half-time', seat: 'onsite', seats: null, before: 40, after: null },
];

/**
 * Registers people for the events of the demo, in the days before `today`. Where anybody has registered already, an event
 * stays as people left it.
 */
export async function addRegistrations(sql: postgres.TransactionSql, today: Date): Promise<void> {
  const emails = demoPeople()
    .filter(({ role }) => role === 'PARTICIPANT')
    .map(({ email }) => email);
  const rows = await sql<{ id: string; email: string }[]>`
    select u.id, u.email from auth.users u where u.email = any (${emails})`;
  const idOf = new Map(rows.map(({ id, email }) => [email, id]));
  // The first ones are the demo account and its team.
  const [self, ...people] = emails.flatMap((email) => idOf.get(email) ?? []);
  const others = people.slice(4);
  if (self === undefined) return;
  for (const { slug, seat, seats, before, after } of HOUSES) {
    const [event] = await sql<{ id: string }[]>`
      select id from public.events e where slug = ${slug}
        and not exists (select from public.event_registrations r where r.event_id = e.id)`;
    if (!event) continue;
    if (seats !== null) await sql`update public.events set capacity_onsite = ${seats} where id = ${event.id}`;
    const queue = [
      ...others.slice(0, before),
      ...(after === null ? [] : [self, ...others.slice(before, before + after)]),
    ];
    const begun = today.getTime() - 2 * DAY;
    for (const [index, person] of queue.entries())
      await sql`select private.register_for_event(${person}, ${event.id}, ${seat}, ${new Date(begun + index * 60_000)})`;
  }
  // What happened two days ago is not told and mailed today.
  await sql`delete from private.outbox where kind like 'event\\_%' and state = 'waiting'`;
}
