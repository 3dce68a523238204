// What mentors, their teams and organisers see of mentoring, with the demo's data on it: every screen and every dialog that has
// an address has 0 axe violations in both themes and languages, and scrolls down only.
import { expectNoViolations } from '../../src/axe';
import { onDatabase } from '../../src/database';
import { onlyInFull } from '../../src/full';
import { henrike, jonna, rieke } from '../../src/keyScreens';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { speak, type Locale } from '../../src/words';

/** Addresses of the demo's things: slots, meetings and series of its mentor. */
function demoIds() {
  return onDatabase(async (sql) => {
    const idOf = async (rows: PromiseLike<readonly { id?: unknown }[]>) => String((await rows)[0]?.id);
    const mentor = await idOf(
      sql`select user_id as id from private.profile_private where email = ${henrike.email}`,
    );
    return {
      mentor,
      series: await idOf(
        sql`select id from public.office_hour_series where mentor_id = ${mentor} and last_on > current_date limit 1`,
      ),
      // A slot with its week; the last ones, for the next may begin while it is looked at.
      free: await idOf(sql`
        select l.id || '&week=' || (l.starts_at at time zone 'Europe/Berlin')::date as id from public.office_hour_slots l
        where l.mentor_id = ${mentor} and l.starts_at > now() and not l.is_blocked
          and not exists (select from public.office_hour_bookings b where b.slot_id = l.id and b.state <> 'cancelled')
        order by l.starts_at desc limit 1`),
      booked: await idOf(sql`
        select slot_id || '&week=' || (starts_at at time zone 'Europe/Berlin')::date as id from public.office_hour_bookings
        where mentor_id = ${mentor} and state = 'booked' and starts_at > now() order by starts_at desc limit 1`),
      past: await idOf(sql`
        select id from public.office_hour_bookings
        where mentor_id = ${mentor} and state = 'booked' and ends_at < now() limit 1`),
      meeting: await idOf(sql`
        select b.id from public.office_hour_bookings b join public.teams t on t.id = b.team_id
        where t.slug = 'spelzwerk' and b.state = 'booked' and b.starts_at > now()
        order by b.starts_at desc limit 1`),
    };
  });
}

type Ids = Awaited<ReturnType<typeof demoIds>>;

const team = '/connect/assigned_teams/spelzwerk';
const hours = '/connect/office_hours';
const ofTeam = '/connect/team/office-hours';
const mentors = '/connect/admin/mentors';

/** What stands on a page of its own, and what opens a dialog on it. */
const views = {
  henrike: {
    as: henrike,
    pages: () => [
      '/connect',
      '/connect/assigned_teams',
      team,
      `${team}?show=meetings`,
      `${team}/weeks/3`,
      `${team}/weeks/4`,
      '/connect/assigned_teams/fugenfest/weeks/4',
      '/connect/assigned_teams/zweitfaden/weeks/4',
      '/connect/mentoring',
      hours,
    ],
    dialogs: ({ series, free, booked, past }: Ids) => [
      `${hours}?add=series`,
      `${hours}?add=slot`,
      `${hours}?rule=${series}`,
      `${hours}?slot=${free}`,
      `${hours}?slot=${booked}`,
      `${hours}?note=${past}`,
    ],
  },
  jonna: {
    as: jonna,
    pages: () => [ofTeam],
    dialogs: ({ meeting }: Ids) => [
      `${ofTeam}?book=new`,
      `${ofTeam}?meeting=${meeting}&do=move`,
      `${ofTeam}?meeting=${meeting}&do=agenda`,
    ],
  },
  rieke: {
    as: rieke,
    pages: () => [mentors, `${mentors}?view=proposal`, `${mentors}?view=without`, `${mentors}?q=nobody`],
    dialogs: ({ mentor }: Ids) => [`${mentors}?mentor=${mentor}`],
  },
  'a new mentor': {
    as: undefined,
    pages: () => [
      '/connect',
      '/connect/assigned_teams',
      '/connect/mentoring',
      hours,
      team,
      `${team}/weeks/4`,
    ],
    dialogs: (): string[] => [],
  },
} as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const locale of ['en', 'de'] as Locale[])
  for (const [who, { as, pages, dialogs }] of Object.entries(views)) {
    // In English these are the screens of a mentor in screens.spec.ts.
    if (locale === 'en' && !as) continue;
    test(
      `all that ${who} sees of mentoring has 0 axe violations and scrolls down only (${locale})`,
      onlyInFull,
      async ({ page }) => {
        // Up to a dozen visits, each with axe.
        test.slow();
        const ids = await demoIds();
        await bringSession(page, as ?? (await createPerson({ role: 'MENTOR' })));
        await speak(page, locale);
        const asked = dialogs(ids);
        for (const path of [...pages(), ...asked])
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            if (asked.includes(path)) await expect(page.getByRole('dialog')).toBeVisible();
            await expectNoViolations(page, path);
            const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect.soft(sideways, path).toBeLessThanOrEqual(0);
          });
      },
    );
  }
