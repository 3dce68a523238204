import { onDatabase } from './database';
import type { Person } from './people';
import { asPerson } from './teamCalls';

/** How many seats of each kind an event has, as the database holds it, and how many are taken. */
export async function seatsOf(slug: string): Promise<{ id: string; total: number; taken: number }> {
  return onDatabase(async (sql) => {
    const [row] = await sql<{ id: string; total: number; taken: number }[]>`
      select e.id, coalesce(e.capacity_onsite, 0) + coalesce(e.capacity_online, 0) as total, f.onsite_taken + f.online_taken as taken
      from public.events e join public.event_figures f on f.event_id = e.id where e.slug = ${slug}`;
    if (!row) throw new Error(`No event is called ${slug}`);
    return row;
  });
}

/** A person takes a seat, as they would from another browser. */
export async function takeSeat(person: Person, slug: string, seat: 'onsite' | 'online'): Promise<void> {
  const { id } = await seatsOf(slug);
  await (await asPerson(person)).call('register_for_event', { p_event_id: id, p_seat: seat });
}

/** A person gives their seat back. */
export async function giveSeatBack(person: Person, slug: string): Promise<void> {
  const { id } = await seatsOf(slug);
  await (await asPerson(person)).call('cancel_registration', { p_event_id: id });
}
