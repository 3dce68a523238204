import { fullUnless, isFull, sameOnPhone } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { sitePaths } from '../../src/sitePages';
import { expect, test } from '../../src/test';

/** The same page with a question in its address, and the second page of legal text: for `npm run test:full`. */
const isVisited = (path: string) => isFull || !/\?|\/privacy$/.test(path);

test.describe('every page of the site', () => {
  test.use({ expectedConsole: [/status of 404/] });

  for (const locale of ['en', 'de'] as const)
    test(
      `has 0 axe violations and 0 violations of the policy, ${locale}`,
      fullUnless(locale === 'en'),
      async ({ page }) => {
        // Each feature adds pages.
        test.slow();
        const violations: string[] = [];
        await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
        await page.addInitScript(() => {
          addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
            void (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
              `${violatedDirective} ${blockedURI}`,
            );
          });
        });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of sitePaths(locale).filter(isVisited)) {
          await page.goto(path);
          await expectNoViolations(page, path, { isInGate: true });
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(
            true,
          );
        }
        expect(violations).toEqual([]);
      },
    );
});

test(
  'an event goes into a calendar: its file is sent as one',
  sameOnPhone,
  async ({ page, request, baseURL }) => {
    // The demo's build night is today: from eleven in the evening on it is over, and has no such link.
    await page.goto('/events/final');
    const link = page.getByRole('link', { name: 'Add to calendar' });
    const answer = await request.get(new URL((await link.getAttribute('href')) ?? '', baseURL).href);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:The final\r\n/);

    // In German everything that organisers wrote is German, too.
    await page.goto('/de/events/build-night');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baunacht');
    await expect(page.getByRole('heading', { name: 'Ablauf' })).toBeVisible();
    await expect(page.getByText('Ohne Karte keine Bandsäge.')).toBeVisible();
    await expect(page.getByText('Leitet die Werkstatt')).toBeVisible();
    await expect(page.locator('main [lang]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Auf einer Karte zeigen' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/search?query=Schlachthofweg%209%2C%2076131%20Karlsruhe',
    );
    const german = await request.get('/de/events/build-night.ics');
    expect(await german.text()).toContain('SUMMARY:Baunacht\r\n');
  },
);

test(
  'what the head of a page names is there: pictures, icons, manifest, map',
  sameOnPhone,
  async ({ page, request, baseURL }) => {
    await page.goto('/de/events/final');
    const origin = await page.locator('link[rel=canonical]').getAttribute('href');
    const paths = await page
      .locator('meta[property="og:image"], link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
      .evaluateAll((parts) =>
        parts.map((part) => part.getAttribute('content') ?? part.getAttribute('href') ?? ''),
      );
    expect(paths).toHaveLength(4);
    for (const path of [...paths, '/sitemap.xml', '/robots.txt'])
      expect(
        (await request.get(new URL(new URL(path, origin ?? '').pathname, baseURL).href)).status(),
        path,
      ).toBe(200);
  },
);

test(
  'a visitor’s browser fetches nothing but the page, its two fonts and its icon before anything is done',
  sameOnPhone,
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const others = fetched.filter((path) => path !== '/' && !/\.(woff2|svg|png|webmanifest)$/.test(path));
    expect(others).toEqual([]);
    expect(fetched.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
  },
);
