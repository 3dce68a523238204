// Public pages and entrances over a bad connection (src/slowLoading.ts).
import { onlyInFull } from '../../src/full';
import { sitePaths } from '../../src/sitePages';
import { expectStill, loadSlowly } from '../../src/slowLoading';
import { test } from '../../src/test';

/** Public pages draw all of their text before the faces have come: a line may break elsewhere then, once. */
const SEEN_IN_TEXT = 0.01;

loadSlowly();

test('nothing moves on the public pages and the entrances', onlyInFull, async ({ page }) => {
  for (const path of sitePaths('en').slice(0, -1)) await expectStill(page, path, SEEN_IN_TEXT);
  for (const path of ['/connect/login', '/connect/signup', '/connect/reset']) await expectStill(page, path);
});
