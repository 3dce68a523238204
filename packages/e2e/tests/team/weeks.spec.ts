// The dashboard says what the week still lacks, and the team's page how every week stands; both lead to the hand-in.
import { expectNoViolations } from '../../src/axe';
import { onDatabase } from '../../src/database';
import { onlyInFull } from '../../src/full';
import { arrangeHandIn } from '../../src/handIns';
import { region } from '../../src/keyboard';
import { nextThings, openNextThings } from '../../src/nextThings';
import { bringSession } from '../../src/session';
import { asPerson } from '../../src/teamCalls';
import { expect, test } from '../../src/test';

const WEEK = 5;

/** The keys of the required parts of a milestone, texts first. */
const requiredParts = (milestoneId: string) =>
  onDatabase(
    async (sql) => sql<{ key: string; kind: string }[]>`
      select key, kind from public.milestone_parts
      where milestone_id = ${milestoneId} and is_required order by kind <> 'text', position`,
  );

test('a week is begun, finished and seen where it stands', onlyInFull, async ({ page }) => {
  const { captain, mate, milestoneId, path } = await arrangeHandIn({ week: WEEK });
  await bringSession(page, captain);
  await page.goto('/connect');
  const begin = page.getByRole('link', { name: `Begin week ${WEEK}` });
  await expect(begin).toHaveAttribute('href', path);
  await openNextThings(page);
  await expect(nextThings(page)).toContainText('Hand in Engineer');

  const parts = await requiredParts(milestoneId);
  const [written] = parts;
  expect(written?.kind).toBe('text');
  await (
    await asPerson(mate)
  ).call('save_hand_in_part', {
    ...{ p_milestone_id: milestoneId, p_key: written?.key, p_version: 0 },
    p_value: { text: 'A pad keeps a parcel cold for a day.' },
  });
  await page.reload();
  const missing = page.getByRole('link', { name: /^Finish week 5: / });
  await expect(missing).toHaveAttribute('href', path);
  const toHandIn = region(page, 'What to hand in');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(toHandIn).toContainText(`1 of ${parts.length} ready`);
  await expect(toHandIn).toContainText('A pad keeps a parcel cold for a day.');
  await expect(region(page, 'Checklist')).toContainText(`Hand in, 1 of ${parts.length} parts ready`);
  await expectNoViolations(page, 'the dashboard of a team');

  await page.goto('/connect/team');
  const weeks = region(page, 'Milestones');
  await expect(weeks.getByRole('listitem').filter({ hasText: 'Engineer' })).toContainText(
    `1 of ${parts.length} parts ready.`,
  );
  await expect(weeks.getByRole('listitem')).toHaveCount(11);
  await expect(region(page, 'Files')).toContainText('What you hand in as a file appears here.');
  await expect(region(page, 'Market-test log')).toContainText('No test yet.');
  await expectNoViolations(page, 'a team with its weeks');
  await weeks.getByRole('link', { name: 'Engineer' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
