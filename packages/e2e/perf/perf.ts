// pnpm perf: Lighthouse, as a phone on a slow line, against the built site as it is served. Five rounds in which the
// pages take turns, the median of each. It measures the machine too, so it is no part of npm test.
import process from 'node:process';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions, requireChromium } from '../../../scripts/setup/chromium.mjs';
import { startStack } from '../src/stack';

const ROUNDS = 5;
const PAGES = ['/', '/events', '/events/final', '/showcase', '/showcase/tauwerk'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** As Lighthouse says it, in tenths: eight round trips of its slow line are 1,200 ms before a server has answered. */
const LCP_LIMIT_S = 1.2;
const DEBUGGING_PORT = 9_333;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One run: the scores from 0 to 100, LCP in ms, CLS, and the audits that did not pass. */
async function measure(url: string) {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories, audits } = result.lhr;
  const weak = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  );
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Infinity,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Infinity,
    weak,
  };
}

// The seats left are asked for while the page is measured, so there is a backend to answer.
const stack = await startStack();
await requireChromium();
const browser = await chromium.launch(launchOptions([`--remote-debugging-port=${DEBUGGING_PORT}`]));

const runs = new Map<string, Awaited<ReturnType<typeof measure>>[]>(PAGES.map((page) => [page, []]));
for (let round = 0; round < ROUNDS; round += 1)
  for (const page of PAGES) runs.get(page)?.push(await measure(stack.webUrl + page));
await browser.close();
await stack.stop();

console.log(`median of ${ROUNDS}: ${CATEGORIES.join(' / ')}, LCP, CLS`);
for (const [page, results] of runs) {
  const scores = CATEGORIES.map((_, index) => median(results.map((run) => run.scores[index] ?? 0)));
  const [lcp, cls] = [median(results.map((run) => run.lcp)), median(results.map((run) => run.cls))];
  const isMet =
    scores.every((score) => score === 100) && Math.round(lcp / 100) / 10 <= LCP_LIMIT_S && cls === 0;
  if (!isMet) process.exitCode = 1;
  const weak = [...new Set(results.flatMap((run) => run.weak))];
  console.log(
    `${isMet ? 'ok   ' : 'SHORT'} ${page}: ${scores.join(' / ')}, ${Math.round(lcp)} ms, ${cls.toFixed(3)}${weak.length > 0 ? ` (${weak.join(', ')})` : ''}`,
  );
}
