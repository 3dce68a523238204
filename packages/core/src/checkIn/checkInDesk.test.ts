import { describe, expect, it } from 'vitest';
import { deviceStorage, checkInServer, guestId, type Fate } from '../../test/checkInServer';
import type { AppErrorCode } from '../errors/AppErrorCode';
import { checkInCodeOf } from '../event/checkInCode';
import { fakeClock } from '../testing/fakeClock';
import { createCheckInDesk } from './createCheckInDesk';

const code = (index: number) => checkInCodeOf(guestId(index));

/** A desk in front of a server with five guests: 0 and 1 have a seat, 2 waits, 3 has cancelled, 4 is in. */
async function openDesk({ isCut = false, storage = deviceStorage(), userId = 'orga' } = {}) {
  const clock = fakeClock();
  const server = checkInServer(
    5,
    () => new Date(clock.now()),
    () => new Promise((resolve) => void clock.after(net.delay, resolve)),
  );
  const change = (index: number, more: object) => {
    const guest = server.guests.get(guestId(index));
    if (guest) server.guests.set(guest.id, { ...guest, ...more });
  };
  change(2, { status: 'waitlisted' });
  change(3, { status: 'cancelled' });
  change(4, { status: 'attended', checkedInAt: new Date(clock.now()), desk: 'Door 2', key: 'other' });
  const net: { fate: Fate; refusal: AppErrorCode | undefined; delay: number } = {
    delay: 0,
    fate: isCut ? 'questionLost' : 'ok',
    refusal: undefined,
  };
  const repository = server.line(
    () => net.fate,
    () => net.refusal,
  );
  let keys = 0;
  const open = (slug = 'evening') =>
    createCheckInDesk({
      ...{ slug, userId, repository, storage, clock },
      newKey: () => `key-${(keys += 1)}`,
      deskName: () => 'Door 1',
    });
  const desk = open();
  await clock.advance(100);
  const kinds = () => desk.getSnapshot().results.map(({ verdict }) => verdict.kind);
  return { clock, server, net, storage, desk, open, change, kinds };
}

describe('a desk with a network', () => {
  it('waits for the server, which confirms', async () => {
    const { desk, clock, server, kinds } = await openDesk();
    const shown = desk.scan(code(0));
    expect(shown).toMatchObject({
      verdict: { kind: 'asking' },
      guest: { name: 'Guest 0' },
      isAnswered: false,
    });
    expect(desk.getSnapshot().scans).toHaveLength(1);
    await clock.advance(100);
    expect(desk.getSnapshot()).toMatchObject({ link: 'online', scans: [], results: [{ isAnswered: true }] });
    expect(server.guests.get(guestId(0))).toMatchObject({
      status: 'attended',
      desk: 'Door 1',
      key: shown.key,
    });
    desk.scan(code(0));
    expect(kinds()).toEqual(['again', 'let_in']);
  });

  it('asks about whoever it would not let in, and lets in anyway when it is told to', async () => {
    const { desk, clock, server, change, kinds } = await openDesk();
    desk.scan(code(2));
    // Promoted since the list was read: the server knows better.
    change(3, { status: 'registered' });
    desk.scan(code(3));
    expect(kinds()).toEqual(['asking', 'asking']);
    await clock.advance(100);
    expect(kinds()).toEqual(['let_in', 'waiting']);
    desk.letIn(guestId(2), true);
    await clock.advance(100);
    expect(server.guests.get(guestId(2))?.status).toBe('attended');
  });

  it('tells a code of another kind, of nobody and of another desk apart', async () => {
    const { desk, clock, kinds } = await openDesk();
    desk.scan('https://example.org/menu');
    desk.scan(code(99));
    // As a scanner types it whose keyboard is another country's.
    desk.scan(code(4).toLowerCase().replace(':', 'Ö').replaceAll('-', 'ß'));
    expect(kinds()).toEqual(['again', 'asking', 'foreign']);
    await clock.advance(100);
    expect(kinds()).toEqual(['again', 'unknown', 'foreign']);
    expect(desk.getSnapshot().results[0]?.verdict).toMatchObject({ desk: 'Door 2' });
  });

  it('sees what another desk did within fifteen seconds, and reads everybody again when somebody is gone', async () => {
    const { desk, clock, server, change, kinds } = await openDesk();
    change(1, { status: 'attended', checkedInAt: new Date(clock.now()), desk: 'Door 2', key: 'k' });
    server.guests.delete(guestId(3));
    await clock.advance(15_000);
    desk.scan(code(1));
    expect(kinds()).toEqual(['again']);
    expect(desk.getSnapshot().list?.guests.size).toBe(4);
  });

  it('answers by itself when the server takes longer than 0.6 seconds', async () => {
    const { desk, clock, net, kinds } = await openDesk();
    net.delay = 5_000;
    desk.scan(code(0));
    desk.scan(code(2));
    desk.scan(code(99));
    await clock.advance(599);
    expect(kinds()).toEqual(['asking', 'asking', 'asking']);
    await clock.advance(1);
    expect(kinds()).toEqual(['asking', 'waiting', 'let_in']);
    expect(desk.getSnapshot().results.map(({ isAnswered }) => isAnswered)).toEqual([false, false, false]);
    await clock.advance(40_000);
    expect(kinds()).toEqual(['unknown', 'waiting', 'let_in']);
  });

  it('says that there is no such event', async () => {
    const { open, clock } = await openDesk();
    const other = open('nowhere');
    await clock.advance(100);
    expect(other.getSnapshot().event).toBeNull();
  });
});

describe('two desks', () => {
  it('tell of somebody whom both let in, and count nobody twice', async () => {
    const { desk, clock, server, net, change } = await openDesk();
    net.fate = 'questionLost';
    desk.scan(code(0));
    const since = new Date(clock.now());
    change(0, { status: 'attended', checkedInAt: since, desk: 'Door 2', key: 'theirs' });
    net.fate = 'ok';
    await clock.advance(40_000);
    expect(desk.getSnapshot().results).toMatchObject([
      { verdict: { kind: 'again', since, desk: 'Door 2' }, isCorrected: true, isAnswered: true },
    ]);
    expect(server.accepted).toEqual([]);
  });
});

describe('a desk without a network', () => {
  it('decides from its list, keeps scans over a reload, and sends them in order once it is back', async () => {
    const { desk, clock, server, net, open } = await openDesk();
    net.fate = 'questionLost';
    for (const index of [1, 0, 2, 3, 99]) {
      desk.scan(code(index));
      await clock.advance(1_000);
    }
    const verdicts = desk.getSnapshot().results.map(({ verdict }) => verdict.kind);
    expect(verdicts).toEqual(['unlisted', 'cancelled', 'waiting', 'let_in', 'let_in']);
    expect(desk.getSnapshot()).toMatchObject({ link: 'offline', isKept: true });
    desk.stop();
    const later = open();
    expect(later.getSnapshot().scans.map(({ registrationId }) => registrationId)).toEqual([
      guestId(1),
      guestId(0),
    ]);
    expect(later.scan(code(0)).verdict.kind).toBe('again');
    net.fate = 'ok';
    later.wake();
    await clock.advance(40_000);
    expect(server.accepted.map(({ id }) => id)).toEqual([guestId(1), guestId(0)]);
    expect(later.getSnapshot().scans).toEqual([]);
  });

  it('lets go of a scan that is taken back before it was sent', async () => {
    const { desk, clock, net, server } = await openDesk();
    net.fate = 'questionLost';
    await clock.advance(15_000);
    desk.takeBack(desk.scan(code(0)).key);
    net.fate = 'ok';
    await clock.advance(60_000);
    expect([server.accepted, desk.getSnapshot().scans]).toEqual([[], []]);
  });

  it('without a list knows nobody, and lets in whom its person wants once the event is known', async () => {
    const { desk, clock, net, kinds } = await openDesk({ isCut: true });
    expect(desk.getSnapshot()).toMatchObject({ link: 'offline', event: undefined, list: undefined });
    expect(desk.scan(code(0)).verdict.kind).toBe('unlisted');
    net.fate = 'ok';
    await clock.advance(5_000);
    desk.scan(code(0));
    await clock.advance(100);
    expect(kinds()[0]).toBe('let_in');
  });

  it('waits twice as long after each failure, half a minute at most', async () => {
    const { server, clock } = await openDesk({ isCut: true });
    await clock.advance(800);
    expect(server.calls()).toBe(1);
    await clock.advance(200);
    expect(server.calls()).toBe(2);
    await clock.advance(600_000);
    expect(server.calls()).toBeLessThan(30);
  });
});

describe('what may not be lost', () => {
  it('stays when the login is over, and goes out after the next one', async () => {
    const { desk, clock, net, server } = await openDesk();
    net.refusal = 'unauthorized';
    desk.scan(code(0));
    await clock.advance(120_000);
    const before = server.calls();
    await clock.advance(120_000);
    expect(server.calls()).toBe(before);
    expect(desk.getSnapshot()).toMatchObject({ link: 'stopped', scans: [{ registrationId: guestId(0) }] });
    net.refusal = undefined;
    desk.wake();
    await clock.advance(1_000);
    expect(server.accepted).toHaveLength(1);
  });

  it('does not hold up the others when one is refused for good, which is told until it is read', async () => {
    const { desk, clock, net, server, kinds } = await openDesk();
    net.refusal = 'not_found';
    desk.scan(code(0));
    await clock.advance(100);
    net.refusal = undefined;
    desk.scan(code(1));
    await clock.advance(40_000);
    expect(server.accepted).toHaveLength(1);
    expect(kinds()).toEqual(['let_in', 'refused']);
    expect(desk.getSnapshot().scans).toMatchObject([{ refused: 'not_found' }]);
    desk.dismissRefused();
    expect(desk.getSnapshot().scans).toEqual([]);
  });

  it('lives as long as the page where the storage is full, and says so', async () => {
    const { desk, clock, net, storage, server } = await openDesk();
    storage.isFull = true;
    net.fate = 'questionLost';
    desk.scan(code(0));
    expect(desk.getSnapshot()).toMatchObject({ isKept: false, scans: [{ registrationId: guestId(0) }] });
    net.fate = 'ok';
    await clock.advance(40_000);
    expect([server.accepted.length, desk.getSnapshot().scans]).toEqual([1, []]);
  });

  it('is sent by its own person alone, and others are told that it is there', async () => {
    const storage = deviceStorage();
    const first = await openDesk({ storage, userId: 'ada' });
    first.net.fate = 'questionLost';
    first.desk.scan(code(0));
    first.desk.stop();
    const second = await openDesk({ storage, userId: 'ben' });
    expect(second.desk.getSnapshot()).toMatchObject({ others: 1, scans: [] });
    expect(second.server.accepted).toEqual([]);
  });
});
