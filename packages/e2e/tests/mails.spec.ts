// What every mail looks like, from the mailbox's page of samples: the narrowest screens, the longest names, both themes.
import { currentStack } from '../src/stack';
import { expect, test } from '../src/test';

test('every mail fits a narrow screen in one look, with the longest names and in dark mail programs', async ({
  page,
}) => {
  const address = `${currentStack().mailboxUrl}/samples`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'team_invite, the longest names' })).toBeVisible();
  const sources = await page
    .locator('iframe')
    .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).src));
  const mails = await Promise.all(sources.map(async (source) => (await page.request.get(source)).text()));
  expect(mails.length).toBeGreaterThan(40);
  // The mailbox's policy must not hold for what is written into the page.
  await page.goto('about:blank');
  for (const [index, html] of mails.entries()) {
    await page.setContent(html);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const tooWide = await page.evaluate(() =>
        [...document.querySelectorAll('body, body *')]
          .filter((part) => part.getBoundingClientRect().right > innerWidth || part.scrollWidth > innerWidth)
          .map((part) => part.outerHTML.slice(0, 80)),
      );
      expect(tooWide, `${sources[index]} at ${width}`).toEqual([]);
    }
    const looks = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      return page.evaluate(() =>
        [document.body, document.querySelector('.button')].map(
          (part) => part && getComputedStyle(part).backgroundColor,
        ),
      );
    };
    const hasButton = html.includes('class="button"');
    expect(await looks('light')).toEqual(['rgb(241, 245, 238)', hasButton ? 'rgb(229, 73, 126)' : null]);
    expect(await looks('dark')).toEqual(['rgb(13, 37, 27)', hasButton ? 'rgb(255, 157, 187)' : null]);
  }
});
