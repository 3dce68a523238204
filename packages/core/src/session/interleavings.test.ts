import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFull } from '../../../../vitest.shared';
import { InterleavedBrowser } from '../../test/interleaving';
import { faults, steps } from '../../test/interleavingSteps';

/** More by hand or at night, with other seeds: GROW_RUNS=100000 GROW_SEED=random. */
const numRuns = Number(process.env['GROW_RUNS'] ?? (isFull ? 1000 : 200));

test(
  `${numRuns} interleavings of 2–5 tabs: one refresh at a time, no resurrection, no session lost to a fault, all tabs converge, every promise settles`,
  { timeout: Math.max(240_000, numRuns * 60) },
  async () => {
    const plan = fc.array(fc.constantFrom(...faults), { minLength: 1, maxLength: 8 });
    const tabs = fc.integer({ min: 2, max: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        steps,
        plan,
        tabs,
        fc.boolean(),
        async (scheduler, taken, faultPlan, count, hasChannel) => {
          const browser = new InterleavedBrowser(scheduler, faultPlan, count, hasChannel);
          const check = () => {
            expect(browser.mostInFlight).toBeLessThanOrEqual(1);
            if (browser.expected.kind === 'out') expect(browser.storedUser()).toBeNull();
            if (browser.expected.kind === 'in') expect(browser.storedUser()).toBe(browser.expected.userId);
          };
          await browser.take({ kind: 'act', tab: 0, act: 'signIn' });
          for (const step of taken) {
            await browser.take(step);
            check();
          }
          await browser.comeToRest();
          check();
          expect(browser.unsettled).toBe(0);
          const shown = browser.shown();
          expect(new Set(shown).size).toBe(1);
          expect(shown[0]).not.toBe('loading');
          expect(shown[0] === 'signedOut').toBe(browser.storedUser() === null);
          for (const tab of browser.tabs) {
            const ends = tab.types.join(' ');
            expect(ends).not.toMatch(/SIGNED_OUT SIGNED_OUT/);
            expect(ends).not.toMatch(/SIGNED_OUT TOKEN_REFRESHED/);
          }
        },
      ),
      { numRuns },
    );
  },
);
