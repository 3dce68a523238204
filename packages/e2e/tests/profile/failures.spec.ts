import { onlyInFull } from '../../src/full';
import { asAdmin, createPerson, logIn, typeLogin } from '../../src/people';
import { bar, field, openProfile, save, stored } from '../../src/profile';
import { expect, test } from '../../src/test';

const failures = [
  { what: 'offline', says: /No connection/, answer: null },
  { what: 'a failing server', says: /The server did not answer/, answer: { status: 503, body: 'down' } },
  {
    what: 'a captive portal',
    says: /The server did not answer/,
    answer: { status: 200, body: '<html>Log in to the train</html>' },
  },
  {
    what: 'a denial',
    says: /Your role may not do this/,
    answer: { status: 403, json: { code: '42501', message: 'denied' } },
  },
  {
    what: 'a row of another shape',
    says: /The server did not answer/,
    answer: { status: 200, json: { hello: 'world' } },
  },
];

test.describe('when saving fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  for (const { what, says, answer } of failures) {
    test(`by ${what}, nothing typed is lost, and the next try works`, onlyInFull, async ({ page }) => {
      const { userId } = await openProfile(page);
      let requests = 0;
      await page.route('**/rest/v1/profiles?*', (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback();
        requests += 1;
        return answer ? route.fulfill(answer) : route.abort('internetdisconnected');
      });
      await field(page, 'About you').fill('Still here.');
      await save(page).click();
      await expect(bar(page)).toContainText(says);
      await expect(save(page)).toBeVisible();
      await expect(field(page, 'About you')).toHaveValue('Still here.');
      expect(requests).toBe(1);
      expect((await stored(userId)).bio).toBe('');

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await save(page).click();
      await expect(page.getByText('Your profile is saved')).toBeVisible();
      expect((await stored(userId)).bio).toBe('Still here.');
    });
  }

  test('by a session that is gone, one logs in and goes on', onlyInFull, async ({ page }) => {
    const person = await openProfile(page);
    await field(page, 'About you').fill('Before the session ended.');
    await page.route('**/rest/v1/profiles?*', (route) =>
      route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }),
    );
    await page.route('**/auth/v1/token?*', (route) =>
      route.fulfill({ status: 400, json: { code: 400, error_code: 'refresh_token_not_found', msg: 'gone' } }),
    );
    await save(page).click();
    await page.waitForURL((url) => url.pathname === '/connect/login');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Now, because a session that really ends may be noticed before anything is saved.
    await asAdmin('PUT', `/auth/v1/admin/users/${person.userId}`, { password: 'another password now' });
    await typeLogin(page, { ...person, password: 'another password now' });
    await page.waitForURL((url) => url.pathname === '/connect/profile');
    await expect(field(page, 'About you')).toHaveValue('Before the session ended.');
  });

  test('a profile that does not load says so and loads on the next try', onlyInFull, async ({ page }) => {
    await logIn(page, await createPerson());
    await page.route('**/rest/v1/profiles?*', (route) => route.abort('internetdisconnected'));
    await page.goto('/connect/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'This part did not load' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(field(page, 'First name')).toHaveValue('Jonna');
  });
});
