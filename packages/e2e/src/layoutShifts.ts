import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** Milliseconds since the document began. */
  at: number;
  /** What moved, and from where to where. */
  moved: string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
    loginsSeen: number;
  }
}

/** Notes from the next document on whatever moves without being touched, and every Login that stands in a header. */
export const watchPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    window.loginsSeen = 0;
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const note = ({ value, startTime: at, sources }: Entry) => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.tagName} "${element?.textContent?.trim().slice(0, 40)}"`;
        return `${name}: ${place(previousRect)} → ${place(currentRect)}`;
      });
      window.layoutShifts.push({ value, at, moved });
    };
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    });
    new MutationObserver(() => {
      for (const link of document.querySelectorAll('header a'))
        if (/^(Login|Anmelden)$/.test(link.textContent.trim())) window.loginsSeen += 1;
    }).observe(document, { childList: true, subtree: true });
  });

/**
 * Lets no face come. Where one comes late a line may break elsewhere, which the tests of shifts measure; whatever moves without them is
 * moved by a script.
 */
export const withoutFaces = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', (route) => route.abort());

/** What has moved since the document began. */
export const layoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.layoutShifts;
  });

/**
 * What has moved since the document was read to its end. On a busy machine a page is drawn in the middle of that, and a row makes room
 * for what comes next; no script has run by then.
 */
export const shiftsByScripts = async (page: Page): Promise<Shift[]> => {
  const shifts = await layoutShifts(page);
  const readAt = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).domInteractive;
  });
  return shifts.filter(({ at }) => at >= readAt);
};

/** Below it are a word in the middle of its button, and a line of a long list that breaks elsewhere in the real face. */
const SEEN = 0.003;

/** What has moved so far that it is seen, since the document began. */
export const seenShifts = async (page: Page, seen = SEEN): Promise<Shift[]> =>
  (await layoutShifts(page)).filter(({ value }) => value > seen);
