// What every mail looks like, from the mailbox's page of samples: the narrowest screens, the longest names, both themes.
import { onlyInFull } from '../src/full';
import { currentStack } from '../src/stack';
import { expect, test } from '../src/test';

test(
  'every mail fits a narrow screen in one look, with the longest names and in dark mail programs',
  onlyInFull,
  async ({ page }) => {
    await page.goto(`${currentStack().mailboxUrl}/samples`);
    await expect(page.getByRole('heading', { name: 'team_invite, the longest names' })).toBeVisible();
    const sources = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).src));
    expect(sources.length).toBeGreaterThan(40);
    const mails = await Promise.all(sources.map(async (source) => (await page.request.get(source)).text()));

    // The frames of the mailbox let nobody look inside; these hold the same mails.
    await page.goto('about:blank');
    await page.evaluate(async (documents) => {
      document.documentElement.style.colorScheme = 'light dark';
      const frames = documents.map((text) => {
        const frame = document.createElement('iframe');
        frame.style.border = '0';
        frame.srcdoc = text;
        return frame;
      });
      const loaded = frames.map((frame) => new Promise((resolve) => (frame.onload = resolve)));
      document.body.append(...frames);
      await Promise.all(loaded);
    }, mails);

    for (const width of [320, 390]) {
      const tooWide = await page.locator('iframe').evaluateAll(
        (frames, px) =>
          frames.flatMap((element, index) => {
            const frame = element as HTMLIFrameElement;
            frame.style.width = `${px}px`;
            const parts = [...(frame.contentDocument?.querySelectorAll('body, body *') ?? [])];
            return parts
              .filter((part) => part.getBoundingClientRect().right > px || part.scrollWidth > px)
              .map((part) => `${index}: ${part.outerHTML.slice(0, 80)}`);
          }),
        width,
      );
      expect(tooWide, `at ${width} px`).toEqual([]);
    }

    const parts = await page.locator('iframe').evaluateAll((frames) =>
      frames.map((frame) => {
        const mail = (frame as HTMLIFrameElement).contentDocument;
        const count = (selector: string) => mail?.querySelectorAll(selector).length;
        return { marks: count('[role=img][aria-label=GROW]'), buttons: count('.button') };
      }),
    );
    for (const { marks, buttons } of parts) {
      expect(marks).toBe(1);
      expect(buttons).toBeLessThanOrEqual(1);
    }
    // Who is invited reads what the team does, and who is in it.
    const words = await page
      .locator('iframe')
      .evaluateAll((frames) =>
        frames.map((frame) => (frame as HTMLIFrameElement).contentDocument?.body.innerText ?? ''),
      );
    const invitations = words.filter((text) => /invites you|lädt dich/.test(text));
    expect(invitations.length).toBeGreaterThanOrEqual(4);
    for (const invitation of invitations) {
      expect(invitation).toContain('Repair putty made from mussel shells.');
      expect(invitation).toMatch(/(In the team|Im Team)/);
    }

    const looks = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      return page.locator('iframe').evaluateAll((frames) => [
        ...new Set(
          frames.flatMap((frame) => {
            const mail = (frame as HTMLIFrameElement).contentDocument;
            return [...(mail?.querySelectorAll('body, .button') ?? [])].map(
              (part) => `${part.tagName} ${getComputedStyle(part).backgroundColor}`,
            );
          }),
        ),
      ]);
    };
    await expect.poll(() => looks('light')).toEqual(['BODY rgb(241, 245, 238)', 'A rgb(229, 73, 126)']);
    await expect.poll(() => looks('dark')).toEqual(['BODY rgb(13, 37, 27)', 'A rgb(255, 157, 187)']);
  },
);
