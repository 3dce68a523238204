// One juror, two devices, three tabs: whatever is lost or late, in whatever order, each change reaches the server once, or is
// still on the device with a question or a reason.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFull } from '../../../../vitest.shared';
import { ballotId, criterionIds, juryDevice, juryServer, lineOf, type Fate } from '../../test/juryServer';
import { fakeClock, settle } from '../testing/fakeClock';
import { createJuryStore } from './createJuryStore';
import type { JuryStore, JurySheet } from './JuryStore';

const SHEETS = 2;
const numRuns = Number(process.env['GROW_RUNS'] ?? (isFull ? 2_000 : 200));

type Step =
  | { kind: 'score'; tab: number; sheet: number; criterion: number; step: number }
  | { kind: 'comment'; tab: number; sheet: number; step: number }
  | {
      kind: 'press';
      tab: number;
      sheet: number;
      what: 'handIn' | 'takeBack' | 'stepBack' | 'undoStepBack' | 'keepMine' | 'takeTheirs';
    }
  | { kind: 'line'; tab: number; what: 'cut' | 'mend' | 'flaky' | 'reload' }
  | { kind: 'lock'; isLocked: boolean }
  | { kind: 'wait'; ms: number };

const tab = fc.integer({ min: 0, max: 2 });
const sheet = fc.nat(SHEETS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('score' as const),
      ...{ tab, sheet, criterion: fc.nat(3), step: fc.integer({ min: 1, max: 5 }) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('comment' as const), ...{ tab, sheet, step: fc.nat(99) } }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      ...{ tab, sheet },
      what: fc.constantFrom(
        'handIn' as const,
        'handIn' as const,
        'takeBack' as const,
        'stepBack' as const,
        'undoStepBack' as const,
        'keepMine' as const,
        'takeTheirs' as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('line' as const),
      tab,
      what: fc.constantFrom('cut' as const, 'mend' as const, 'flaky' as const, 'reload' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lock' as const), isLocked: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(0, 100, 1_100, 12_000) }),
  },
);

const fates = fc.array(fc.constantFrom<Fate>('ok', 'questionLost', 'answerLost', 'questionLate'), {
  minLength: 1,
  maxLength: 6,
});

/** A tab that can be cut off, and opened again. */
function station(
  name: string,
  device: ReturnType<typeof juryDevice>,
  server: ReturnType<typeof juryServer>,
  clock: ReturnType<typeof fakeClock>,
  plan: readonly Fate[],
) {
  let [isCut, isFlaky, fate, keys] = [false, true, 0, 0];
  const repository = server.line(() => {
    if (isCut) return 'questionLost';
    return isFlaky ? (plan[(fate += 1) % plan.length] ?? 'ok') : 'ok';
  });
  const open = (): JuryStore =>
    createJuryStore({
      ...{ kind: 'half_time', userId: 'juror', repository, clock },
      ...{ storage: device.storage, lock: device.lock, channel: device.openChannel() },
      newKey: () => `${name}-${(keys += 1)}`,
    });
  let store = open();
  return {
    store: () => store,
    sheet: (index: number): JurySheet | undefined =>
      store.getSnapshot().sheets.find(({ id }) => id === ballotId(index)),
    line: (cut: boolean, flaky: boolean) => ([isCut, isFlaky] = [cut, flaky]),
    reload() {
      store.stop();
      store = open();
    },
  };
}

test(
  `${numRuns} interleavings of two devices lose no change and send none twice`,
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 40 }),
        fates,
        fc.boolean(),
        async (steps, plan, isAlone) => {
          const clock = fakeClock();
          const pass = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
          const server = juryServer(SHEETS, () => new Date(clock.now()), pass);
          const [phone, tablet] = [juryDevice(), juryDevice()];
          const tabs = [
            station('phone', phone, server, clock, plan),
            station('tab', phone, server, clock, plan),
            station('tablet', tablet, server, clock, plan),
          ] as const;
          await clock.advance(3_000);
          /** The last thing that was wanted on each device, by score sheet; undefined once the juror let go of it. */
          const wanted = new Map<string, string>();

          for (const taken of steps) {
            if (taken.kind === 'wait') {
              await clock.advance(taken.ms);
              continue;
            }
            if (taken.kind === 'lock') {
              server.lock(taken.isLocked);
              continue;
            }
            if (isAlone && taken.tab === 2) continue;
            const at = tabs[taken.tab === 0 ? 0 : taken.tab === 1 ? 1 : 2];
            if (taken.kind === 'line') {
              if (taken.what === 'reload') {
                at.reload();
                await clock.advance(10);
              } else at.line(taken.what === 'cut', taken.what === 'flaky');
              continue;
            }
            const before = at.sheet(taken.sheet);
            const id = ballotId(taken.sheet);
            const name = `${taken.tab === 2 ? 'tablet' : 'phone'} ${id}`;
            if (!before) continue;
            if (taken.kind === 'score') {
              // One criterion, or all of them at once.
              const [one] = criterionIds.slice(taken.criterion, taken.criterion + 1);
              const scored = one === undefined ? criterionIds : [one];
              const scores = Object.fromEntries(scored.map((name) => [name, taken.step]));
              at.store().change(id, { scores: { ...before.scores, ...scores } });
            } else if (taken.kind === 'comment') at.store().change(id, { commentTeam: `text ${taken.step}` });
            else if (taken.what === 'stepBack') at.store().stepBack(id, 'I know them');
            else at.store()[taken.what](id);
            // Kept before anything else happens on the device.
            await clock.advance(10);
            const after = at.sheet(taken.sheet);
            if (after?.place === 'sent' || after?.isRecused) wanted.delete(name);
            else if (after) wanted.set(name, lineOf(after));
          }

          server.lock(false);
          for (const at of tabs) {
            at.line(false, false);
            at.store().wake();
          }
          await clock.advance(50_000);
          for (const at of tabs) at.store().wake();
          await clock.advance(30_000);
          const questions = tabs.flatMap((at) =>
            at
              .store()
              .getSnapshot()
              .sheets.filter(({ problem }) => problem),
          );
          // Who has one device is never asked which of two texts counts.
          if (isAlone)
            expect(questions.filter(({ problem }) => problem?.code === 'ballot_changed')).toEqual([]);
          const onDevice = new Set(questions.map(lineOf));
          const history = new Set(server.taken.map(({ content }) => lineOf(content)));
          for (const [name, content] of wanted)
            expect(history.has(content) || onDevice.has(content), `${name}: ${content}`).toBe(true);
          // The juror answers what is asked; afterwards all agree.
          for (const at of [tabs[0], tabs[2], tabs[0], tabs[2]]) {
            for (const { id, problem } of at.store().getSnapshot().sheets) {
              if (problem?.code === 'ballot_changed') at.store().keepMine(id);
              else if (problem) at.store().dismiss(id);
            }
            await clock.advance(15_000);
          }
          for (const at of tabs) at.store().wake();
          await clock.advance(40_000);
          const keys = server.taken.map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
          for (const { isAfterLock, at } of server.taken)
            if (isAfterLock) expect(at.getTime()).toBeLessThanOrEqual(clock.now());
          for (const at of tabs) {
            const snapshot = at.store().getSnapshot();
            expect(snapshot).toMatchObject({ link: 'online', isKept: true, unsent: 0 });
            for (const one of snapshot.sheets) {
              const row = server.rows.get(one.id);
              expect(one.problem).toBeUndefined();
              if (row && row.late === undefined) expect(lineOf(one)).toBe(lineOf(row));
              expect(one.isRecused).toBe(row?.state === 'recused');
            }
          }
          for (const at of tabs) at.store().stop();
          await settle();
        },
      ),
      { numRuns },
    );
  },
);
