import { onlyInFull, onPhoneInstead } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { secondPage } from '../../src/checkIn';
import { useGateStack } from '../../src/gates';
import { addJuror, keptInBrowser, lockRound, openRound, score, sheetsOf } from '../../src/juries';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { currentStack } from '../../src/stack';
import { expect, test } from '../../src/test';
import { wordsIn } from '../../src/words';

// A cut network is what these tests are about; what a worker keeps is every file of its screens.
test.use({
  readsBuilds: true,
  expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|WebSocket|service worker/i],
});
// A season has one round of each kind, and others look at the demo's.
useGateStack();

const say = wordsIn('en');
const handIn = { name: say('jury_hand_in') };

test(
  'a juror scores without a connection, closes the page, and everything arrives once',
  onPhoneInstead,
  async ({ page }) => {
    const juror = await createPerson({ role: 'MENTOR', firstName: 'Henrike' });
    const teams = await addJuror(await openRound('half_time'), juror, ['Taktgeber', 'Dachlast']);
    const [first, second] = teams;
    if (!first || !second) throw new Error('Teams are missing');
    await bringSession(page, juror);
    await page.goto('/connect/jury/half-time');
    await expect(page.getByText(say('jury_ready'), { exact: true })).toBeVisible();
    await expectNoViolations(page, "a juror's teams");
    const context = page.context();
    await context.setOffline(true);
    await page.goto(`/connect/jury/half-time/${first.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
    await expect(page.getByText(/No connection since/)).toBeVisible();
    await score(page, [4, 5, 3, 4, 2]);
    await page.getByLabel(say('jury_for_team')).fill('Ask what a failed batch costs.');
    await expect(page.getByText(say('jury_place_here'))).toBeVisible();
    await expectNoViolations(page, 'a score sheet without a connection');
    await page.getByRole('button', handIn).click();
    await expect(page.getByRole('link', { name: say('jury_next') })).toBeVisible();

    // The browser is closed, and opened again in the same hall. A page that closes is let go of before its script has ended, and the
    // network is back for that long: the script ends first.
    await page.goto('about:blank');
    await page.close();
    const again = await context.newPage();
    await again.goto(`/connect/jury/half-time/${first.slug}`);
    await expect(again.getByText('Ask what a failed batch costs.')).toBeVisible();
    await again.getByRole('link', { name: say('jury_next') }).click();
    await expect(again.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
    await score(again, [1]);
    await expect(again.getByText(say('jury_place_here'))).toBeVisible();
    expect((await sheetsOf(teams)).map(({ state }) => state)).toEqual(['assigned', 'assigned']);

    await context.setOffline(false);
    await expect(again.getByText(say('jury_place_sent'), { exact: true })).toBeVisible();
    await expect
      .poll(() => sheetsOf(teams))
      .toMatchObject([
        { state: 'submitted', steps: [4, 5, 3, 4, 2], comment_team: 'Ask what a failed batch costs.' },
        { state: 'draft', steps: [1] },
      ]);
    await expect(again.getByText(/No connection since/)).toHaveCount(0);

    // Signing out leaves nothing of it, and the caches never held any.
    const before = await keptInBrowser(again);
    expect(before.databases).toHaveLength(1);
    expect(before.caches.length).toBeGreaterThan(0);
    for (const text of [juror.userId, first.name, 'failed batch', juror.email])
      expect(before.texts).not.toContain(text);
  },
);

test('two devices of one juror ask which version stays', onlyInFull, async ({ page, browser }) => {
  const juror = await createPerson({ role: 'MENTOR' });
  const teams = await addJuror(await openRound('half_time'), juror, ['Leerlauf']);
  const address = `/connect/jury/half-time/${teams[0]?.slug}`;
  const other = await secondPage(browser, page, currentStack().webUrl);
  for (const one of [page, other]) {
    await bringSession(one, juror);
    await one.goto(address);
    await expect(one.getByRole('heading', { level: 1, name: teams[0]?.name ?? '' })).toBeVisible();
  }
  await other.context().setOffline(true);
  await other.getByLabel(say('jury_for_team')).fill('From the tablet');
  await page.getByLabel(say('jury_for_team')).fill('From the phone');
  await expect.poll(async () => (await sheetsOf(teams))[0]?.comment_team).toBe('From the phone');
  await other.context().setOffline(false);
  await expect(other.getByText(say('jury_place_two'))).toBeVisible();
  await other.getByRole('button', { name: say('jury_two_open') }).click();
  await expect(other.getByRole('cell', { name: 'From the phone' })).toBeVisible();
  await expectNoViolations(other, 'two versions');
  await other.getByRole('button', { name: say('jury_two_mine') }).click();
  await expect.poll(async () => (await sheetsOf(teams))[0]?.comment_team).toBe('From the tablet');
});

test(
  'what was finished before the lock comes late, and signing out asks about what is not sent',
  onlyInFull,
  async ({ page }) => {
    const juror = await createPerson({ role: 'MENTOR' });
    const round = await openRound('final');
    const teams = await addJuror(round, juror, ['Querbrot', 'Kaltwand']);
    const [first, second] = teams;
    if (!first || !second) throw new Error('Teams are missing');
    await bringSession(page, juror);
    await page.goto(`/connect/jury/final/${first.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
    const context = page.context();
    await context.setOffline(true);
    await score(page, [2, 3, 4]);
    await page.getByRole('button', handIn).click();
    await page.getByRole('link', { name: say('jury_next') }).click();
    await score(page, [5]);
    await expect(page.getByText(say('jury_place_here'))).toBeVisible();
    await lockRound(round);
    await context.setOffline(false);
    await expect
      .poll(() => sheetsOf(teams))
      .toMatchObject([{ state: 'assigned', is_late: true }, { state: 'assigned' }]);
    await expect(page.getByText(say('jury_problem_locked'))).toBeVisible();
    await page
      .getByRole('button', { name: /menu|account/i })
      .first()
      .click();
    await page
      .getByRole('button', { name: 'Sign out' })
      .or(page.getByRole('menuitem', { name: 'Sign out' }))
      .first()
      .click();
    await page.getByRole('button', { name: 'Sign out and delete them' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await keptInBrowser(page)).databases).toEqual([]);
  },
);
