import { createRounds } from '../checkIn/rounds';
import { withDeadline } from '../checkIn/withDeadline';
import { LOCK_BUSY } from '../session';
import type { JuryStore, JuryStoreOptions } from './JuryStore';
import { canHandIn } from './juryRules';
import { createJuryState } from './juryState';
import { QUIET, readRoundInto, sendAll } from './jurySync';
import { changed, dismissed, keptMine, tookTheirs, type SheetChange } from './sheetSteps';

/** In milliseconds between two rounds that went well: how late the lock is seen at most. */
const IDLE = 60_000;
/** In milliseconds, while another tab sends what is kept here. */
const BUSY = 3_000;
const READ_DEADLINE = 45_000;
const SHORT_DEADLINE = 10_000;

/** Opens a store with what the device keeps, and begins to speak to the server. */
export function createJuryStore(options: JuryStoreOptions): JuryStore {
  const { userId, repository, clock, newKey, lock, channel } = options;
  const state = createJuryState(options);
  let isReady = false;
  let isReadySent = false;
  const sync = {
    ...options,
    state,
    ask: async <T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
      withDeadline(clock, ms, work),
    deadlines: { read: READ_DEADLINE, send: SHORT_DEADLINE },
  };

  async function sendReady(): Promise<void> {
    const { round, isKept } = state.getSnapshot();
    if (!isReady || isReadySent || !round || !isKept) return;
    await sync.ask(SHORT_DEADLINE, (signal) => repository.noteReady(round.id, { signal }));
    isReadySent = true;
  }

  const rounds = createRounds(
    clock,
    async () => {
      await lock
        .run(`grow-jury-${userId}`, { waitMs: 0 }, async () => {
          await state.reload();
          await sendAll(sync);
          await readRoundInto(sync);
          // What an unlocked round takes again.
          await sendAll(sync);
          await sendReady();
        })
        .then(async (end) => {
          if (end === LOCK_BUSY) await state.reload();
        });
    },
    (end) => {
      if (end.kind === 'done')
        return state.set({ link: 'online', error: undefined, offlineSince: undefined });
      const { offlineSince } = state.getSnapshot();
      state.set({
        link: end.kind === 'stopped' ? 'stopped' : 'offline',
        error: end.error,
        offlineSince: offlineSince ?? new Date(clock.now()),
      });
    },
    () => (state.isWaiting() ? BUSY : IDLE),
  );

  function write(id: string, change: SheetChange, isPressed: boolean): void {
    const made = { key: newKey(), at: new Date(clock.now()) };
    void state
      .change(id, (record) => changed(record, change, made))
      .then(() => {
        if (isPressed) rounds.wake();
        else clock.after(QUIET, rounds.wake);
      });
  }

  const sheet = (id: string) => state.getSnapshot().sheets.find((one) => one.id === id);
  const decide = (id: string, step: Parameters<typeof state.change>[1]) =>
    void state.change(id, step).then(rounds.wake);

  const stopListening = channel?.listen(() => {
    void state.reload().then(() => {
      if (state.isWaiting()) rounds.wake();
    });
  });
  void state.reload().then(rounds.wake);

  return {
    getSnapshot: () => state.getSnapshot(),
    subscribe: (listener) => state.subscribe(listener),
    change(id, content) {
      const one = sheet(id);
      if (one && !one.isRecused && !one.isLocked) write(id, { ...content, isSubmitted: false }, false);
    },
    handIn(id) {
      const one = sheet(id);
      const { round } = state.getSnapshot();
      if (!one || !round || one.isRecused || !canHandIn(round.criteria, one)) return false;
      if (!one.isSubmitted) write(id, { isSubmitted: true }, true);
      return true;
    },
    takeBack(id) {
      if (sheet(id)?.isSubmitted) write(id, { isSubmitted: false }, true);
    },
    stepBack: (id, reason) => write(id, { isRecused: true, isSubmitted: false, reason }, true),
    undoStepBack: (id) => write(id, { isRecused: false, reason: '' }, true),
    keepMine(id) {
      const key = newKey();
      decide(id, (record) => keptMine(record, key));
    },
    takeTheirs: (id) => decide(id, tookTheirs),
    dismiss: (id) => decide(id, dismissed),
    noteReady() {
      isReady = true;
      if (!isReadySent) rounds.wake();
    },
    wake: rounds.wake,
    stop() {
      rounds.stop();
      stopListening?.();
      state.close();
    },
  };
}
