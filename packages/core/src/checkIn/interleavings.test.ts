// Two desks, one event: whatever is lost or late, in whatever order, everybody is let in once and each desk has told the truth.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceStorage, checkInServer, EVENT, guestId, type Fate } from '../../test/checkInServer';
import { checkInCodeOf } from '../event/checkInCode';
import { fakeClock, settle } from '../testing/fakeClock';
import { createCheckInDesk } from './createCheckInDesk';
import type { CheckInDesk, CheckInScanResult } from './CheckInDesk';

const GUESTS = 4;
const numRuns = Number(process.env['GROW_RUNS'] ?? 400);

type Step =
  | { kind: 'scan'; desk: number; guest: number }
  | { kind: 'takeBack' | 'cut' | 'mend' | 'reload' | 'flaky'; desk: number }
  | { kind: 'wait'; ms: number };

const deskIndex = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('scan' as const), desk: deskIndex, guest: fc.nat(GUESTS - 1) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'takeBack' as const,
        'cut' as const,
        'mend' as const,
        'reload' as const,
        'flaky' as const,
      ),
      desk: deskIndex,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(0, 50, 900, 20_000) }),
  },
);

/** A desk that can be cut off, and opened again on the same device. */
function station(
  name: string,
  server: ReturnType<typeof checkInServer>,
  clock: ReturnType<typeof fakeClock>,
  fates: readonly Fate[],
) {
  const storage = deviceStorage();
  let [isCut, isFlaky, fate, keys] = [false, false, 0, 0];
  const repository = server.line(() => {
    if (isCut) return 'questionLost';
    return isFlaky ? (fates[(fate += 1) % fates.length] ?? 'ok') : 'ok';
  });
  const open = () =>
    createCheckInDesk({
      ...{ slug: 'evening', userId: name, repository, storage, clock },
      newKey: () => `${name}-${(keys += 1)}`,
      deskName: () => name,
    });
  const state = {
    desk: open(),
    shown: new Map<string, CheckInScanResult>(),
    undone: new Set<string>(),
    storage,
  };
  const note = (desk: CheckInDesk) => {
    for (const result of desk.getSnapshot().results) state.shown.set(result.key, result);
  };
  return Object.assign(state, {
    note: () => note(state.desk),
    set: (cut: boolean, flaky: boolean) => ([isCut, isFlaky] = [cut, flaky]),
    reload() {
      note(state.desk);
      state.desk.stop();
      state.desk = open();
    },
  });
}

test(
  `${numRuns} interleavings of two desks with lost questions and answers, and late ones`,
  { timeout: 240_000 },
  async () => {
    const fates = fc.array(fc.constantFrom<Fate>('ok', 'questionLost', 'answerLost', 'questionLate'), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), fates, async (steps, plan) => {
        const clock = fakeClock();
        const server = checkInServer(
          GUESTS,
          () => new Date(clock.now()),
          () => new Promise((resolve) => void clock.after(20, resolve)),
        );
        const stations = [
          station('Door 1', server, clock, plan),
          station('Door 2', server, clock, plan),
        ] as const;
        // Both have read the list once: a desk that never had one cannot judge anybody.
        await clock.advance(1_000);
        const scanned = new Set<string>();
        for (const taken of steps) {
          if (taken.kind === 'wait') {
            await clock.advance(taken.ms);
            continue;
          }
          const at = stations[taken.desk === 0 ? 0 : 1];
          if (taken.kind === 'scan') {
            const { verdict } = at.desk.scan(checkInCodeOf(guestId(taken.guest)));
            // The list is known and nobody waits or cancelled: there are two answers, or the server is asked first.
            const isOnline = at.desk.getSnapshot().link === 'online';
            expect(isOnline ? ['asking', 'again'] : ['let_in', 'again']).toContain(verdict.kind);
            scanned.add(guestId(taken.guest));
          } else if (taken.kind === 'takeBack') {
            const last = at.desk
              .getSnapshot()
              .results.find(
                ({ verdict, isTakenBack }) => ['let_in', 'asking'].includes(verdict.kind) && !isTakenBack,
              );
            if (last) {
              at.undone.add(last.key);
              at.desk.takeBack(last.key);
            }
          } else if (taken.kind === 'reload') at.reload();
          else at.set(taken.kind === 'cut', taken.kind === 'flaky');
          await settle();
        }
        for (const at of stations) {
          at.set(false, false);
          at.desk.wake();
        }
        // Longer than any pause, and two rounds more.
        await clock.advance(90_000);
        for (const at of stations) at.note();

        const undone = new Set(stations.flatMap((at) => [...at.undone]));
        for (const at of stations) {
          expect(at.desk.getSnapshot()).toMatchObject({ link: 'online', scans: [], isKept: true });
          expect([...at.storage.texts.keys()].filter((name) => name.startsWith('grow-scan'))).toEqual([]);
        }
        for (const guest of server.guests.values()) {
          const lets = server.accepted.filter(({ id }) => id === guest.id);
          // In once: every earlier acceptance was taken back, and nobody is in by a scan that was.
          expect(lets.filter(({ key }) => !undone.has(key)).length).toBeLessThanOrEqual(1);
          if (guest.status === 'attended') {
            expect(lets.at(-1)?.key).toBe(guest.key);
            expect(undone.has(guest.key ?? '')).toBe(false);
          }
          const own = stations
            .flatMap((at) => [...at.shown.values()])
            .filter((one) => one.registrationId === guest.id);
          const hasTakenBack = own.some(({ key }) => undone.has(key));
          if (scanned.has(guest.id) && !hasTakenBack) expect(guest.status).toBe('attended');
          for (const at of stations)
            for (const result of at.desk.getSnapshot().results.filter((one) => own.includes(one))) {
              if (result.isTakenBack || guest.status !== 'attended') continue;
              // Who is said to have been let in was, by this scan; who was in already is told since when and where.
              if (result.verdict.kind === 'let_in') expect(result.key).toBe(guest.key);
              else
                expect(result.verdict).toEqual({ kind: 'again', since: guest.checkedInAt, desk: guest.desk });
            }
        }
        expect(server.calls()).toBeLessThan(1_000);
        for (const at of stations) at.desk.stop();
        expect(EVENT).toBe(stations[0].desk.getSnapshot().event?.id);
      }),
      { numRuns },
    );
  },
);
