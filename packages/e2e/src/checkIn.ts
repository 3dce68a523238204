// An evening with guests, and organisers who check them in.
import { randomBytes } from 'node:crypto';
import { checkInCodeOf } from '@grow/core/event';
import type { Browser, Locator, Page } from '@playwright/test';
import { onDatabase } from './database';
import { createPerson, type Person } from './people';
import { bringSession } from './session';
import type { Say } from './words';

/** Somebody who has registered. */
export interface Guest {
  id: string;
  name: string;
  code: string;
}

/** An event that begins within the hour, with its guests in the order of `names`. */
export interface Evening {
  eventId: string;
  slug: string;
  title: string;
  guests: Guest[];
}

/** How a guest's registration stands at the end. */
export interface Arrival {
  name: string;
  status: string;
  desk: string | null;
  checked_in_at: Date | null;
}

/**
 * Makes an evening that only members see: other tests count and draw the public ones. A name with a state after a slash is
 * no plain registration: `Ada Falk/waitlisted`.
 */
export async function openEvening(names: readonly string[], status = 'published'): Promise<Evening> {
  const mark = randomBytes(4).toString('hex');
  const [slug, title] = [`evening-${mark}`, `Evening ${mark}`];
  // Full, so that whoever waits goes on waiting.
  const seats = names.filter((name) => !name.includes('/')).length;
  return onDatabase(async (sql) => {
    const [event] = await sql<{ id: string }[]>`
      insert into public.events (season_id, slug, title_en, category, mode, visibility, starts_at, ends_at, status, cancelled_at, capacity_onsite)
      select id, ${slug}, ${title}, 'Grow', 'onsite', 'members', now() + interval '30 minutes', now() + interval '4 hours', ${status},
        case when ${status} = 'cancelled' then now() end, ${seats}
      from private.current_season() returning id`;
    const eventId = event?.id ?? '';
    const guests: Guest[] = [];
    for (const [index, text] of names.entries()) {
      const [name = '', state = 'registered'] = text.split('/');
      const [first = '', ...last] = name.split(' ');
      const [user] = await sql<{ id: string }[]>`
        insert into auth.users (instance_id, id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
        values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated',
          ${`door-${mark}-${index}@grow.example`}, '{}', ${sql.json({ first_name: first, last_name: last.join(' ') })},
          now(), now()) returning id`;
      const [row] = await sql<{ id: string }[]>`
        insert into public.event_registrations (event_id, user_id, seat, status, position, cancelled_at)
        values (${eventId}, ${user?.id ?? ''}, 'onsite', ${state}, ${index + 1},
          case when ${state} = 'cancelled' then now() end) returning id`;
      const id = row?.id ?? '';
      guests.push({ id, name, code: checkInCodeOf(id) });
    }
    return { eventId, slug, title, guests };
  });
}

/** How everybody's registration stands, in the order of the tickets. */
export const arrivals = (eventId: string): Promise<Arrival[]> =>
  onDatabase(
    (sql) => sql<Arrival[]>`
      select trim(p.first_name || ' ' || p.last_name) as name, r.status, r.desk, r.checked_in_at
      from public.event_registrations r join private.profiles p using (user_id)
      where r.event_id = ${eventId} order by r.position`,
  );

/** A check-in desk on a screen. */
export interface Station {
  page: Page;
  person: Person;
  card: Locator;
  /** Types a code as a hand scanner does. */
  scan: (guest: Pick<Guest, 'code'>) => Promise<void>;
  cut: (isCut: boolean) => Promise<void>;
  /** Has the desk ask the server now, as when somebody looks at it again. */
  wake: () => Promise<void>;
  /**
   * Sends nothing more, as a laptop that is closed. A page that is left is briefly online again, even in a browser
   * that is offline, and would send what it has. Only of a desk that `openStation` opened.
   */
  sleep: () => Promise<void>;
}

/** Opens the check-in of an evening in a page. */
export async function openStation(
  page: Page,
  person: Person,
  { slug }: Pick<Evening, 'slug'>,
  deskName: string,
  say: Say,
): Promise<Station> {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (...question) =>
      'asleep' in document.documentElement.dataset ? new Promise(() => undefined) : send(...question);
  });
  await page.goto(`/connect/admin/event-desk/${slug}/check-in`);
  await page.getByLabel(say('check_in_desk'), { exact: true }).fill(deskName);
  return stationOf(page, person, say);
}

/** The check-in desk on a page. */
export function stationOf(page: Page, person: Person, say: Say): Station {
  return {
    page,
    person,
    card: page.locator('[data-outcome]'),
    async scan({ code }) {
      await page.getByRole('combobox', { name: say('check_in_search') }).fill(code);
      await page.keyboard.press('Enter');
    },
    cut: (isCut) => page.context().setOffline(isCut),
    wake: () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    sleep: () => page.evaluate(() => void (document.documentElement.dataset['asleep'] = '')),
  };
}

/** An organiser who is logged in in a page. */
export async function organiser(page: Page, firstName: string): Promise<Person> {
  const person = await createPerson({ role: 'ORGA', firstName, lastName: 'Tannhof' });
  await bringSession(page, person);
  return person;
}

/** A page of a second browser, as wide as the first. */
export async function secondPage(browser: Browser, like: Page, webUrl: string): Promise<Page> {
  const viewport = like.viewportSize();
  const context = await browser.newContext({
    ...(viewport ? { viewport } : {}),
    baseURL: webUrl,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  return context.newPage();
}
