// Organisers switch on what browsers report, a page that is left reports, and a failure names the request that the log has.
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { onDatabase } from '../../src/database';
import { sameOnPhoneInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { speak, wordsIn, type Locale } from '../../src/words';

const REPORTS = '/connect/admin/reports';

// One switch and one function for the whole stack, so nobody else may be at it: not at two widths at once either.
test.describe.configure({ mode: 'serial' });

/** Stamps documents as a deployment with a share of all visits does, as soon as the element is read. */
const stampShare = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const config = document.querySelector('#grow-config');
      config?.setAttribute('data-report-share', '1');
      if (config) watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });

const switchTo = async (isOn: boolean) =>
  onDatabase((sql) => sql`update private.report_settings set is_on = ${isOn}, share = 1, calls = 0`);

test.afterAll(async () => {
  await switchTo(false);
});

for (const locale of ['en', 'de'] as const satisfies Locale[])
  test(
    `an organiser switches reports on with a reason and off again, in ${locale}`,
    sameOnPhoneInFull,
    async ({ page }) => {
      const say = wordsIn(locale);
      await switchTo(false);
      await speak(page, locale);
      await bringSession(page, await createPerson({ role: 'ORGA' }));
      await page.goto('/connect/admin/audit-log');
      await page.getByRole('link', { name: say('reports_link') }).click();
      await expect(page.getByRole('heading', { name: say('reports_title'), level: 2 })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText(say('reports_off_detail'))).toBeVisible();

      await main.getByRole('button', { name: say('reports_switch_on') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('reports_switch_on') }).click();
      await expect(dialog.getByText(say('orga_reason_missing'))).toBeVisible();
      await dialog.getByLabel(say('orga_reason')).fill('We look for an error');
      await dialog.getByRole('button', { name: say('reports_switch_on') }).click();
      await expect(dialog).toBeHidden();
      await expect(main.getByText(say('reports_on'), { exact: true })).toBeVisible();
      await expectNoViolations(page, 'reports switched on');

      await main.getByRole('button', { name: say('reports_switch_off') }).click();
      await dialog.getByLabel(say('orga_reason')).fill('We found it');
      await dialog.getByRole('button', { name: say('reports_switch_off') }).click();
      await expect(main.getByText(say('reports_off_detail'))).toBeVisible();
      const reasons = await onDatabase(
        (sql) =>
          sql`select reason from public.audit_log where entity = 'report_settings' order by id desc limit 2`,
      );
      expect(reasons.map(({ reason }) => String(reason))).toEqual(['We found it', 'We look for an error']);
    },
  );

test.describe('a page that reports', () => {
  test.use({ expectedConsole: [/Jonna/] });

  test(
    'sends what broke when it is left, and organisers read it without a name',
    sameOnPhoneInFull,
    async ({ page }) => {
      await switchTo(true);
      await onDatabase((sql) => sql`delete from private.browser_reports`);
      await stampShare(page);
      await bringSession(page, await createPerson({ role: 'ORGA' }));
      await page.goto('/connect/teams');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      // The module comes after the first draw.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/reports-[\w-]+\.js$/.test(name)),
      );
      await page.evaluate(async () => {
        const resources = performance.getEntriesByType('resource');
        const module = resources.find(({ name }) => /\/reports-[\w-]+\.js$/.test(name));
        // Once more by its address: it has run when this is there.
        await import(module?.name ?? '');
        await new Promise((resolve) => {
          window.addEventListener('error', resolve, { once: true });
          setTimeout(() => {
            throw new TypeError('Jonna is not a function');
          });
        });
      });
      const sent = page.waitForResponse(/report_from_browser/);
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      expect((await sent).status()).toBe(204);

      await page.goto(REPORTS);
      const row = page.getByRole('main').locator('li').filter({ hasText: '… is not a function' });
      await expect(row).toContainText('/teams');
      await expect(page.getByRole('main')).not.toContainText('Jonna');
      await expect(page.getByRole('main').getByText('LCP').first()).toBeAttached();
      await expectNoViolations(page, 'what browsers reported');
    },
  );
});

test('a page without the stamp loads nothing and sends nothing', sameOnPhoneInFull, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await bringSession(page, await createPerson());
  await page.goto('/connect/teams');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /report/.test(url))).toEqual([]);
});

test.describe('a failure', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  for (const locale of ['en', 'de'] as const satisfies Locale[])
    test(
      `names its request, to be selected and copied, in ${locale}`,
      sameOnPhoneInFull,
      async ({ page, context }) => {
        const say = wordsIn(locale);
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const name = 'public.list_browser_reports(integer)';
        const [was] = await onDatabase(
          (sql) => sql`select pg_get_functiondef(${name}::regprocedure) as text`,
        );
        const orga = await createPerson({ role: 'ORGA' });
        // For nobody else: other tests visit the same screen meanwhile.
        await onDatabase((sql) =>
          sql.unsafe(`do $x$ begin execute replace(pg_get_functiondef('${name}'::regprocedure), 'perform private.acting_organiser();',
          'if private.acting_organiser() = ''${orga.userId}'' then raise exception ''broken inside'' using errcode = ''XX000''; end if;');
          end $x$`),
        );
        try {
          await speak(page, locale);
          await bringSession(page, orga);
          const failed = page.waitForResponse(/list_browser_reports/);
          await page.goto(REPORTS);
          const id = (await failed).headers()['sb-request-id'] ?? '';
          expect(id).toMatch(/^[\w-]{8,}$/);
          const reference = page.locator('[data-reference]');
          await expect(reference).toContainText(say('error_reference', { id }));
          await reference.getByRole('button', { name: say('error_reference_copy') }).click();
          // The browser writes it in its own time.
          await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(id);
          await expectNoViolations(page, 'a failure with its reference');
        } finally {
          await onDatabase((sql) => sql.unsafe(String(was?.['text'])));
        }
      },
    );
});
