import { randomBytes } from 'node:crypto';
import { onDatabase } from './database';
import type { Person } from './people';

const DAY = 86_400_000;

/** An event of a test's own. */
export interface PlannedEvent {
  id: string;
  slug: string;
  title: string;
}

interface EventOptions {
  status?: 'draft' | 'published';
  mode?: 'onsite' | 'online' | 'hybrid';
  seats?: number | null;
  /** How many days from now it begins; below zero for one that is over. */
  days?: number;
}

/** A title that no other test has. */
export const newTitle = (): string => `Evening ${randomBytes(4).toString('hex')}`;

/** Plans an event of the season, by SQL; only members see it, as other tests count and draw the public ones. */
export async function planEvent(options: EventOptions = {}): Promise<PlannedEvent> {
  const { status = 'published', mode = 'onsite', seats = null, days = 9 } = options;
  const title = newTitle();
  const slug = title.toLowerCase().replace(' ', '-');
  const start = new Date(Math.floor((Date.now() + days * DAY) / 3_600_000) * 3_600_000);
  const end = new Date(start.getTime() + 7_200_000);
  const rows = await onDatabase(
    (sql) => sql<{ id: string }[]>`
      insert into public.events (season_id, slug, title_en, category, mode, visibility, starts_at, ends_at, capacity_onsite, status)
      select id, ${slug}, ${title}, 'Workshop', ${mode}, 'members', ${start}, ${end}, ${seats}, ${status}
      from private.current_season() returning id`,
  );
  const [row] = rows;
  if (!row) throw new Error('No event was planned');
  return { id: row.id, slug, title };
}

/** Registers people one after the other, days before the event. */
export async function registerAll(event: PlannedEvent, people: readonly Person[]): Promise<void> {
  await onDatabase(async (sql) => {
    for (const { userId } of people)
      await sql`select private.register_for_event(${userId}, e.id, 'onsite', e.starts_at - interval '5 days')
        from public.events e where e.id = ${event.id}`;
  });
}
