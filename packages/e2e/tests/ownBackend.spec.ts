// What needs a backend of its own: one that is killed, and one with the project's own limits.
import { onlyInFull } from '../src/full';
import { useOwnStack } from '../src/ownStack';
import { asAdmin, createPerson, logIn, typeLogin } from '../src/people';
import { bar, field, save, stored } from '../src/profile';
import { main, part } from '../src/security';
import { bringSession } from '../src/session';
import { startStack } from '../src/stack';
import { arrangeTeam } from '../src/teamRows';
import { newTeamName } from '../src/teams';
import { expect, test } from '../src/test';

test.use({ expectedConsole: [/Failed to load resource|WebSocket connection/] });

const DAY_MS = 86_400_000;

const stack = useOwnStack(() => startStack({ limits: 'project' }));

test(
  'a session and what was typed survive a backend that is killed and started again',
  onlyInFull,
  async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    const person = await createPerson();
    await logIn(page, person);
    await page.goto('/connect/profile');
    await field(page, 'About you').fill('Typed before it was killed.');

    await stack().kill();
    await save(page).click();
    await expect(bar(page)).toContainText(/No connection/);
    await expect(field(page, 'About you')).toHaveValue('Typed before it was killed.');
    await stack().restart();

    await save(page).click();
    await expect(page.getByText('Your profile is saved')).toBeVisible();
    expect((await stored(person.userId)).bio).toBe('Typed before it was killed.');
    await page.goto('/connect/profile/security');
    await expect(part(page, 'Where you are logged in').getByText('This device')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/connect/profile/security');
  },
);

test(
  'a team reads on its dashboard what stands in the database about the week',
  onlyInFull,
  async ({ page }) => {
    const dueAt = new Date(Date.now() + 2.5 * DAY_MS).toISOString();
    await asAdmin('PATCH', '/rest/v1/season_weeks?week=eq.5', {
      ...{ verb_en: 'Assemble', task_en: 'Put together what you have.' },
      ...{ verb_de: 'Aufbauen', task_de: 'Setz zusammen, was du hast.' },
    });
    await asAdmin('PATCH', '/rest/v1/milestones?week=eq.5', { due_at: dueAt });
    const { captain } = await arrangeTeam({ name: newTeamName() });
    await bringSession(page, captain);
    await page.goto('/connect');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Assemble');
    const head = main(page).locator('section').first();
    await expect(head).toContainText('Put together what you have.');
    await expect(head).toContainText(/2 days\s*until \w+ \d+ \w+, \d\d:\d\d/);
    await expect(head.locator('svg')).toContainText('EnterListenEditVerifyAssembleNotice');
  },
);

test(
  'who mistypes too often waits as long as the service says, and then comes in',
  onlyInFull,
  async ({ page }) => {
    const person = await createPerson();
    const login = main(page).getByRole('button', { name: 'Login', exact: true });
    const answered = () => page.waitForResponse(/\/auth\/v1\/token\?grant_type=password/);
    await page.goto('/connect/login');
    const first = answered();
    await typeLogin(page, { ...person, password: 'not the password' });
    let answer = await first;
    for (let wrong = 1; answer.status() === 400 && wrong < 10; wrong += 1) {
      await expect(login).toBeEnabled();
      const next = answered();
      await login.click();
      answer = await next;
    }
    expect(answer.status()).toBe(429);
    const wait = Number(answer.headers()['retry-after']);
    expect(wait).toBeGreaterThan(0);

    const alert = main(page).getByRole('alert').filter({ hasText: 'Too many tries' });
    await expect(alert).toContainText(`You can try again in ${wait} s`);
    await expect(login).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await expect(login).toBeDisabled();
    await expect(main(page)).toContainText('The wait is over. You can try again now.');
    await login.click();
    await page.waitForURL((url) => url.pathname === '/connect');
  },
);
