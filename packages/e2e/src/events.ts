import { randomBytes } from 'node:crypto';
import { asAdmin } from './people';
import { runningSeason } from './season';

const HOUR = 3_600_000;

/** An event as its rows stand in the database. */
export interface ArrangedEvent {
  id: string;
  slug: string;
  title: string;
}

interface EventOptions {
  /** Hours from now until it begins; it lasts two. */
  inHours?: number;
  columns?: Readonly<Record<string, unknown>>;
}

/** Arranges an event with a title that nobody else has, past all screens: in a room in Leipzig, unless said otherwise. */
export async function arrangeEvent({
  inHours = 48,
  columns = {},
}: EventOptions = {}): Promise<ArrangedEvent> {
  const season = await runningSeason();
  const mark = randomBytes(4).toString('hex');
  const title = `Moss evening ${mark}`;
  const startsAt = Date.now() + inHours * HOUR;
  const [event] = await asAdmin<Omit<ArrangedEvent, 'title'>[]>('POST', '/rest/v1/events', {
    season_id: season.id,
    slug: `moss-${mark}`,
    title_en: title,
    summary_en: 'Panels, light and water.',
    category: 'Workshop',
    mode: 'onsite',
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(startsAt + 2 * HOUR).toISOString(),
    city: 'Leipzig',
    place_en: 'Old Post',
    // Other tests count the public ones.
    visibility: 'members',
    ...columns,
  });
  if (!event) throw new Error('The event was not arranged.');
  return { ...event, title };
}

/** How somebody stands to an event, as the database has it: status and ticket, null where they never registered. */
export async function registrationOf(
  userId: string,
  { id }: ArrangedEvent,
): Promise<{ id: string; status: string; seat: string; position: number } | null> {
  const rows = await asAdmin<{ id: string; status: string; seat: string; position: number }[]>(
    'GET',
    `/rest/v1/event_registrations?select=id,status,seat,position&user_id=eq.${userId}&event_id=eq.${id}`,
  );
  return rows[0] ?? null;
}
