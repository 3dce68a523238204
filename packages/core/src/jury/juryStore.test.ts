// What a juror can rely on, one sentence each; interleavings.test.ts tries all of it at once.
import { describe, expect, test } from 'vitest';
import type { AppErrorCode } from '../errors/AppErrorCode';
import { ballotId, juryDevice, juryServer, type Fate } from '../../test/juryServer';
import { fakeClock } from '../testing/fakeClock';
import { createJuryStore } from './createJuryStore';
import type { JuryStorage } from './juryStorage';

const ID = ballotId(0);
const both = { c1: 4, c2: 5 };

function hall() {
  const clock = fakeClock();
  const pass = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
  const server = juryServer(2, () => new Date(clock.now()), pass);
  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  /** A page of a device; `line.fate` and `line.refusal` change what becomes of its calls. */
  function page(device = juryDevice(), storage: JuryStorage = device.storage) {
    const line: { fate: Fate; refusal: AppErrorCode | undefined } = { fate: 'ok', refusal: undefined };
    const repository = server.line(
      () => line.fate,
      () => line.refusal,
    );
    const store = createJuryStore({
      ...{ kind: 'half_time', userId: 'juror', repository, clock, storage, newKey },
      ...{ lock: device.lock, channel: device.openChannel() },
    });
    const sheet = () => store.getSnapshot().sheets.find(({ id }) => id === ID);
    return { store, line, device, sheet };
  }
  return { clock, server, page };
}

describe('a score sheet', () => {
  test('is on the device before it is sent, and there again on the next page without a network', async () => {
    const { clock, server, page } = hall();
    const first = page();
    await clock.advance(2_000);
    first.line.fate = 'questionLost';
    first.store.change(ID, { scores: both, commentTeam: 'Ask for a price.' });
    expect(first.sheet()).toMatchObject({ scores: both, place: 'unsent', word: 'draft' });
    expect(first.store.handIn(ID)).toBe(true);
    await clock.advance(2_000);
    first.store.stop();
    const second = page(first.device);
    second.line.fate = 'questionLost';
    await clock.advance(2_000);
    expect(second.store.getSnapshot()).toMatchObject({ link: 'offline', unsent: 1, isKept: true });
    expect(second.sheet()).toMatchObject({
      scores: both,
      commentTeam: 'Ask for a price.',
      word: 'handed_in',
    });
    expect(server.taken).toEqual([]);
    second.line.fate = 'ok';
    second.store.wake();
    await clock.advance(2_000);
    expect(server.taken).toHaveLength(1);
    expect(second.store.getSnapshot()).toMatchObject({ link: 'online', unsent: 0 });
    expect(server.rows.get(ID)).toMatchObject({ state: 'submitted', scores: both });
  });

  test('whose answer was lost is no conflict with itself, also when it was changed since', async () => {
    const { clock, server, page } = hall();
    const phone = page();
    await clock.advance(2_000);
    phone.line.fate = 'answerLost';
    phone.store.change(ID, { scores: { c1: 3 } });
    await clock.advance(1_500);
    expect(server.taken).toHaveLength(1);
    phone.store.change(ID, { scores: both });
    phone.line.fate = 'ok';
    await clock.advance(10_000);
    expect(phone.sheet()).toMatchObject({ place: 'sent', problem: undefined, scores: both });
    expect(server.taken.map(({ content }) => content.scores)).toEqual([{ c1: 3 }, both]);
  });

  test('that is changed while it is sent is sent again with the change', async () => {
    const { clock, server, page } = hall();
    const phone = page();
    await clock.advance(2_000);
    phone.store.change(ID, { scores: { c1: 3 } });
    await clock.advance(1_010);
    expect(phone.sheet()?.place).toBe('sending');
    phone.store.change(ID, { commentJury: 'Seen twice.' });
    await clock.advance(5_000);
    expect(server.rows.get(ID)).toMatchObject({ scores: { c1: 3 }, commentJury: 'Seen twice.' });
    expect(phone.sheet()?.place).toBe('sent');
  });

  test('is not handed in while a criterion has no step', async () => {
    const { clock, server, page } = hall();
    const phone = page();
    await clock.advance(2_000);
    phone.store.change(ID, { scores: { c1: 3 } });
    expect(phone.store.handIn(ID)).toBe(false);
    await clock.advance(3_000);
    expect(server.rows.get(ID)?.state).toBe('draft');
  });

  test('that two devices wrote differently is a question, and both answers keep what they say', async () => {
    for (const answer of ['keepMine', 'takeTheirs'] as const) {
      const { clock, server, page } = hall();
      const [phone, tablet] = [page(), page()];
      await clock.advance(2_000);
      tablet.line.fate = 'questionLost';
      tablet.store.change(ID, { scores: both, commentTeam: 'From the tablet' });
      phone.store.change(ID, { scores: { c1: 1 }, commentTeam: 'From the phone' });
      await clock.advance(3_000);
      tablet.line.fate = 'ok';
      tablet.store.wake();
      await clock.advance(3_000);
      expect(tablet.sheet()).toMatchObject({ place: 'asked', commentTeam: 'From the tablet' });
      expect(tablet.sheet()?.problem?.theirs).toMatchObject({ commentTeam: 'From the phone' });
      tablet.store[answer](ID);
      await clock.advance(3_000);
      const chosen = answer === 'keepMine' ? 'From the tablet' : 'From the phone';
      expect(tablet.sheet()).toMatchObject({ place: 'sent', commentTeam: chosen });
      expect(server.rows.get(ID)?.commentTeam).toBe(chosen);
    }
  });

  test('that was handed in on another device is not taken back by an older draft from here', async () => {
    const { clock, server, page } = hall();
    const [phone, tablet] = [page(), page()];
    await clock.advance(2_000);
    tablet.line.fate = 'questionLost';
    tablet.store.change(ID, { commentJury: 'later' });
    phone.store.change(ID, { scores: both });
    await clock.advance(20);
    phone.store.handIn(ID);
    await clock.advance(3_000);
    tablet.line.fate = 'ok';
    tablet.store.wake();
    await clock.advance(3_000);
    expect(tablet.sheet()?.place).toBe('asked');
    expect(server.rows.get(ID)?.state).toBe('submitted');
  });

  test('finished before the lock comes late, and one finished after it stays here with the reason', async () => {
    const { clock, server, page } = hall();
    const phone = page();
    await clock.advance(2_000);
    phone.line.fate = 'questionLost';
    phone.store.change(ID, { scores: both });
    await clock.advance(20);
    phone.store.handIn(ID);
    phone.store.change(ballotId(1), { scores: { c1: 1 } });
    await clock.advance(5_000);
    server.lock(true);
    await clock.advance(5_000);
    phone.line.fate = 'ok';
    phone.store.wake();
    await clock.advance(5_000);
    expect(phone.sheet()).toMatchObject({ word: 'late', late: 'waiting', place: 'sent', isLocked: true });
    const other = () => phone.store.getSnapshot().sheets.find(({ id }) => id === ballotId(1));
    expect(other()).toMatchObject({ place: 'asked', problem: { code: 'round_locked' }, scores: { c1: 1 } });
    // Unlocked again, it goes on by itself.
    server.lock(false);
    await clock.advance(130_000);
    expect(other()).toMatchObject({ place: 'sent', scores: { c1: 1 } });
  });

  test('handed in before the lock comes late, though a draft of it was on its way before', async () => {
    const { clock, server, page } = hall();
    const phone = page();
    await clock.advance(2_000);
    phone.line.fate = 'questionLost';
    phone.store.change(ID, { scores: both });
    // The draft was tried, and did not arrive.
    await clock.advance(5_000);
    phone.store.handIn(ID);
    await clock.advance(5_000);
    server.lock(true);
    phone.line.fate = 'ok';
    phone.store.wake();
    await clock.advance(5_000);
    expect(phone.sheet()).toMatchObject({ word: 'late', place: 'sent' });
    expect(server.rows.get(ID)?.lateContent?.scores).toEqual(both);
  });

  test('of a team that the juror steps back from says nothing any more, and can be begun anew', async () => {
    const { clock, server, page } = hall();
    const phone = page();
    await clock.advance(2_000);
    phone.store.change(ID, { scores: both });
    await clock.advance(3_000);
    phone.store.stepBack(ID, 'I know somebody on the team');
    await clock.advance(3_000);
    expect(server.rows.get(ID)).toMatchObject({ state: 'recused', scores: {} });
    expect(phone.sheet()).toMatchObject({ isRecused: true, word: 'stepped_back', place: 'sent', scores: {} });
    phone.store.undoStepBack(ID);
    phone.store.change(ID, { scores: { c1: 2 } });
    await clock.advance(5_000);
    expect(server.rows.get(ID)).toMatchObject({ state: 'draft', scores: { c1: 2 } });
  });

  test('is stepped back from once, though the question comes again after the juror has returned', async () => {
    const { clock, server, page } = hall();
    const { store, line } = page();
    await clock.advance(2_000);
    line.fate = 'questionLate';
    store.stepBack(ID, 'I know somebody on the team');
    await clock.advance(1_000);
    line.fate = 'ok';
    store.wake();
    await clock.advance(2_000);
    store.undoStepBack(ID);
    store.change(ID, { scores: both });
    await clock.advance(4_000);
    expect(server.rows.get(ID)).toMatchObject({ state: 'draft', scores: both });
    await clock.advance(20_000);
    expect(server.rows.get(ID)).toMatchObject({ state: 'draft', scores: both });
    store.stop();
  });
});

describe('a store', () => {
  test('waits for a login and sends once it is woken', async () => {
    const { clock, server, page } = hall();
    const phone = page();
    await clock.advance(2_000);
    phone.line.refusal = 'unauthorized';
    phone.store.change(ID, { scores: both });
    await clock.advance(120_000);
    expect(phone.store.getSnapshot()).toMatchObject({ link: 'stopped', unsent: 1 });
    expect(phone.sheet()?.scores).toEqual(both);
    phone.line.refusal = undefined;
    phone.store.wake();
    await clock.advance(3_000);
    expect(server.taken).toHaveLength(1);
  });

  test('says why there is nothing to judge', async () => {
    for (const code of ['no_juror', 'round_not_open_yet'] as const) {
      const { clock, page } = hall();
      const phone = page();
      phone.line.refusal = code;
      await clock.advance(2_000);
      expect(phone.store.getSnapshot()).toMatchObject({ denial: code, round: undefined, link: 'online' });
    }
  });

  test('says that the device keeps nothing, and sends all the same', async () => {
    const { clock, server, page } = hall();
    const refusing: JuryStorage = {
      readAll: () => Promise.reject(new DOMException('no', 'InvalidStateError')),
      update: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    const phone = page(juryDevice(), refusing);
    await clock.advance(2_000);
    phone.store.change(ID, { scores: { c1: 1 } });
    phone.store.change(ID, { commentTeam: 'Twice.' });
    await clock.advance(5_000);
    expect(phone.store.getSnapshot()).toMatchObject({ isKept: false, unsent: 0 });
    expect(server.rows.get(ID)).toMatchObject({ scores: { c1: 1 }, commentTeam: 'Twice.' });
  });

  test('shows in one tab what another has written, and one of them sends it', async () => {
    const { clock, server, page } = hall();
    const first = page();
    const second = page(first.device);
    await clock.advance(2_000);
    first.store.change(ID, { scores: { c1: 2 } });
    await clock.advance(20);
    expect(second.sheet()?.scores).toEqual({ c1: 2 });
    await clock.advance(20_000);
    expect(server.taken).toHaveLength(1);
    expect(second.sheet()).toMatchObject({ place: 'sent', version: 2 });
  });

  test('tells organisers that the device is ready once page and round are on it', async () => {
    const { clock, server, page } = hall();
    const phone = page();
    await clock.advance(2_000);
    expect(server.ready).toEqual([]);
    phone.store.noteReady();
    await clock.advance(2_000);
    expect(server.ready).toEqual(['round']);
  });

  test('goes on from a text that nobody can read as if there were none', async () => {
    const { clock, page } = hall();
    const device = juryDevice();
    device.texts.set('round:half_time', { text: '{"round":{}}', isUnsent: false });
    device.texts.set(`sheet:${ID}`, { text: 'not json', isUnsent: true });
    const phone = page(device);
    await clock.advance(2_000);
    expect(phone.sheet()).toMatchObject({ place: 'sent', version: 1 });
  });
});
