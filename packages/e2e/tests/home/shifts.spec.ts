// A participant’s screens over a bad connection (src/slowLoading.ts).
import { onlyInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { screensOf } from '../../src/screens';
import { bringSession } from '../../src/session';
import { expectStill, inTurns, loadSlowly } from '../../src/slowLoading';
import { test } from '../../src/test';

loadSlowly();

test('nothing moves on a screen of a participant, every other one', onlyInFull, async ({ page }) => {
  await bringSession(page, await createPerson({ role: 'PARTICIPANT' }));
  for (const path of inTurns(page, await screensOf('PARTICIPANT'))) await expectStill(page, path);
});
