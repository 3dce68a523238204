// The document of a member's page asks for what its first screen reads. An answer that nobody takes would be asked for twice.
import { onlyInFull } from '../src/full';
import { createPerson } from '../src/people';
import { bringSession } from '../src/session';
import { expect, test } from '../src/test';

interface FirstReads {
  growFirstReads?: { answers: Map<string, unknown> };
}
const answersLeft = () => (window as FirstReads).growFirstReads?.answers.size;

for (const role of ['PARTICIPANT', 'MENTOR'] as const)
  test(`each of a ${role}’s first reads is asked for by the document, once`, onlyInFull, async ({ page }) => {
    await bringSession(page, await createPerson({ role }));
    // Once the socket stands everything that it tells of is read again.
    await page.routeWebSocket(/\/realtime\//, () => undefined);
    for (const path of ['/connect', '/connect/teams', '/connect/events', '/connect/profile/security']) {
      const asked: string[] = [];
      const note = (request: { method: () => string; url: () => string }) => {
        if (request.url().includes('/rest/v1/') && request.method() !== 'OPTIONS') asked.push(request.url());
      };
      // Holds the code back, so that whatever is asked for until then is the document's own.
      let asksAlone: string[] = [];
      await page.route('**/assets/index-*.js', async (route) => {
        await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4);
        asksAlone = [...asked];
        await route.continue();
      });
      page.on('request', note);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => page.evaluate(answersLeft), path).toBe(0);
      page.off('request', note);
      await page.unroute('**/assets/index-*.js');
      expect(asksAlone.length, path).toBeGreaterThanOrEqual(4);
      const again = asked.slice(asksAlone.length).filter((url) => asksAlone.includes(url));
      expect(again, path).toEqual([]);
    }
  });
