import type { BrowserContext, Page } from '@playwright/test';
import { onDatabase } from '../../src/database';
import { onlyInFull } from '../../src/full';
import { createPerson, typeLogin } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';

const COOKIE = 'sb-localhost-auth-token';

interface Stored {
  access_token: string;
  refresh_token: string;
}

/** Changes the session that stands in the browser's cookies. */
async function changeSession(context: BrowserContext, url: string, change: (session: Stored) => Stored) {
  const parts = (await context.cookies())
    .filter(({ name }) => name === COOKIE || /\.\d+$/.test(name))
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  const text = parts
    .map(({ value }) => value)
    .join('')
    .replace('base64-', '');
  const session = JSON.parse(Buffer.from(text, 'base64url').toString()) as Stored;
  await context.clearCookies();
  const value = `base64-${Buffer.from(JSON.stringify(change(session))).toString('base64url')}`;
  const chunks = value.match(/.{1,3180}/g) ?? [];
  const nameOf = (index: number) => (chunks.length === 1 ? COOKIE : `${COOKIE}.${index}`);
  await context.addCookies(chunks.map((chunk, index) => ({ name: nameOf(index), value: chunk, url })));
}

/** The same claims under a signature that no key of the project has made, as after its key was retired. */
const unsign = (token: string) => {
  const [head = '', claims = '', signature = ''] = token.split('.');
  return `${head}.${claims}.${signature.slice(0, -8)}AAAAAAAA`;
};

const refreshes = (page: Page) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('grant_type=refresh_token')) statuses.push(response.status());
  });
  return statuses;
};

test.describe('an access token that no service believes', () => {
  test.use({ expectedConsole: [/status of 40[013]/] });

  test('is renewed once, and the person goes on as if nothing had been', async ({
    page,
    context,
    baseURL,
  }) => {
    const person = await createPerson({ firstName: 'Ada' });
    await bringSession(page, person);
    await changeSession(context, baseURL ?? '', (session) => ({
      ...session,
      access_token: unsign(session.access_token),
    }));
    const seen = refreshes(page);
    await page.goto('/connect');
    await expect(page.getByRole('main')).toContainText('Good to see you, Ada');
    expect(seen).toEqual([200]);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Good to see you, Ada');
    expect(seen).toEqual([200]);
  });

  test(
    'ends with its session when the refresh token is none either; one can log in again',
    onlyInFull,
    async ({ page, context, baseURL }) => {
      const person = await createPerson({ firstName: 'Bo' });
      await bringSession(page, person);
      await changeSession(context, baseURL ?? '', (session) => ({
        ...session,
        access_token: unsign(session.access_token),
        refresh_token: 'planted',
        expires_at: 9_999_999_999,
      }));
      await page.goto('/connect');
      await page.waitForURL((url) => url.pathname === '/connect/login');
      await typeLogin(page, person);
      await expect(page.getByRole('main')).toContainText('Good to see you, Bo');
    },
  );
});

test.describe('a session that was ended elsewhere, or a ban', () => {
  test.use({ expectedConsole: [/status of 40[0136]/] });

  for (const [way, end] of [
    [
      'ended',
      (userId: string) => onDatabase((sql) => sql`delete from auth.sessions where user_id = ${userId}`),
    ],
    [
      'banned',
      (userId: string) =>
        onDatabase(
          (sql) => sql`update auth.users set banned_until = now() + interval '1 day' where id = ${userId}`,
        ),
    ],
  ] as const) {
    test(
      `leads to the login and back to the page, not to empty lists (${way})`,
      onlyInFull,
      async ({ page }) => {
        const person = await createPerson({ firstName: 'Cy' });
        await bringSession(page, person);
        await page.goto('/connect/teams');
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await end(person.userId);
        await page.reload();
        await page.waitForURL((url) => url.pathname === '/connect/login');
        expect(new URL(page.url()).searchParams.get('next')).toBe('/connect/teams');
      },
    );
  }
});
