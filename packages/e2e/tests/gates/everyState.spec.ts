// The gate room and the page of a team in each of a round's states, with the demo's data: 0 axe violations in both themes, and nothing
// that scrolls sideways but what says so.
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { onlyInFull } from '../../src/full';
import {
  captainOf,
  decideByCall,
  gateRoom,
  halfTimeId,
  pitch,
  release,
  riekeCalls,
  scoreTeams,
  teamGate,
  useGateStack,
} from '../../src/gates';
import { jonna, rieke } from '../../src/keyScreens';
import type { Person } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { speak, wordsIn, type Locale } from '../../src/words';

useGateStack();

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expectNoViolations(page, path);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, path).toBe(0);
}

for (const locale of ['en', 'de'] as Locale[])
  test(
    `the gate room and a result have 0 axe violations in every state (${locale})`,
    onlyInFull,
    async ({ page, browser }) => {
      test.slow();
      const roundId = await halfTimeId();
      const orga = await riekeCalls();
      await bringSession(page, rieke);
      await speak(page, locale);
      const room = (state: string) => test.step(`the room, ${state}`, () => look(page, gateRoom));
      const team = (of: string, person: Pick<Person, 'email' | 'password'>) =>
        test.step(`a team's page, ${of}`, async () => {
          const context = await browser.newContext({
            baseURL: new URL(page.url()).origin,
            viewport: page.viewportSize(),
            reducedMotion: 'reduce',
          });
          const own = await context.newPage();
          await bringSession(own, person);
          await speak(own, locale);
          await look(own, teamGate);
          const show = own.getByRole('button', { name: wordsIn(locale)('gates_show_result') });
          if (of !== 'waiting') {
            await show.click();
            await look(own, teamGate);
          }
          await context.close();
        });
      await room('set-up');
      await orga.call('open_round', { p_round_id: roundId, p_reason: 'Nobody else is there' });
      await pitch(roundId, ['spelzwerk', 'pegelstand', 'halbvoll', 'kaltstart'], 'moosgrund');
      await scoreTeams(roundId, ['kaltstart', 'rueckwind', 'leihlot']);
      await room('open');
      await team('waiting', jonna);
      await scoreTeams(roundId);
      await orga.call('lock_round', { p_round_id: roundId });
      const results = await orga.call<{ teams: { id: string; slug: string }[] }>('round_results', {
        p_round_id: roundId,
      });
      const kaltstart = results.teams.find(({ slug }) => slug === 'kaltstart')?.id ?? '';
      await orga.call('decide_team', {
        ...{ p_round_id: roundId, p_team_id: kaltstart, p_decision: 'waiting' },
        p_reason: 'Two jurors saw another prototype',
      });
      await room('deliberation');
      await test.step('the drawer of a team', () => look(page, `${gateRoom}?team=${kaltstart}`));
      await decideByCall(roundId);
      await room('decided');
      await test.step('the protocol', () => look(page, `${gateRoom}/protocol`));
      await release(roundId);
      await room('released');
      await team('on', jonna);
      await team('out', await captainOf('stillgelegt'));
      await team('waits', await captainOf('kaltstart'));
    },
  );
