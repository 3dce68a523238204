// Who is let in: seats online, and an event that is far away or called off.
import { describe, expect, it } from 'vitest';
import { deviceStorage, checkInServer, guestId, type Fate } from '../../test/checkInServer';
import { checkInCodeOf } from '../event/checkInCode';
import { fakeClock } from '../testing/fakeClock';
import { createCheckInDesk } from './createCheckInDesk';
import { CHECK_IN_OPENS, guestAfter } from './verdicts';

const [anna, ole] = [guestId(0), guestId(1)];

/** A desk with a list of two: Anna sits online, Ole on site. */
async function openDesk(
  event: (now: number) => Partial<ReturnType<typeof checkInServer>['event']> = () => ({}),
) {
  const clock = fakeClock();
  const net: { fate: Fate } = { fate: 'ok' };
  const server = checkInServer(
    2,
    () => new Date(clock.now()),
    () => Promise.resolve(),
  );
  const guest = server.guests.get(anna);
  if (guest) server.guests.set(anna, { ...guest, seat: 'online' });
  Object.assign(server.event, event(clock.now()));
  let keys = 0;
  const desk = createCheckInDesk({
    ...{ slug: 'evening', userId: 'orga', storage: deviceStorage(), clock },
    repository: server.line(() => net.fate),
    newKey: () => `key-${(keys += 1)}`,
    deskName: () => 'Door 1',
  });
  await clock.advance(100);
  const cut = async () => {
    net.fate = 'questionLost';
    await clock.advance(16_000);
  };
  const last = () => desk.getSnapshot().results[0]?.verdict.kind;
  return { clock, net, server, desk, cut, last };
}

describe('a seat online', () => {
  it('opens no room by itself: the server asks the desk, which may let in, and take it back', async () => {
    const { clock, server, desk, last } = await openDesk();
    desk.scan(checkInCodeOf(anna));
    await clock.advance(100);
    expect(last()).toBe('online');
    expect(server.guests.get(anna)).toMatchObject({ seat: 'online', status: 'registered' });
    const { key } = desk.letIn(anna, true);
    await clock.advance(100);
    expect(last()).toBe('let_in');
    expect(desk.getSnapshot().list?.guests.get(anna)).toMatchObject({
      seat: 'onsite',
      status: 'attended',
      key,
    });
  });

  it('is known without a network, too', async () => {
    const { clock, net, server, desk, cut, last } = await openDesk();
    await cut();
    desk.scan(checkInCodeOf(anna));
    expect(last()).toBe('online');
    expect(desk.getSnapshot().scans).toEqual([]);
    desk.letIn(anna, true);
    expect(last()).toBe('let_in');
    net.fate = 'ok';
    await clock.advance(60_000);
    expect(server.accepted).toMatchObject([{ id: anna }]);
  });

  it('in an answer leaves a guest outside', () => {
    const scan = { registrationId: anna, key: 'k' } as never;
    const nothing = { checkedInAt: undefined, desk: undefined, event: undefined };
    expect(
      guestAfter(undefined, scan, { ...nothing, outcome: 'online', name: 'Anna', seat: 'online' }),
    ).toEqual({
      ...{ id: anna, name: 'Anna', seat: 'online', status: 'registered' },
      ...{ team: undefined, checkedInAt: undefined, desk: undefined, key: undefined },
    });
    for (const outcome of ['taken_back', 'called_off', 'too_early'] as const)
      expect(
        guestAfter(undefined, scan, { ...nothing, outcome, name: 'Anna', seat: 'online' }),
      ).toBeUndefined();
  });
});

describe('checking in when nobody is let in', () => {
  it.each([
    ['too_early', (now: number) => ({ startsAt: new Date(now + CHECK_IN_OPENS + 60_000) })],
    ['called_off', () => ({ status: 'cancelled' as const })],
  ])('says %s without a network, and keeps no scan for later', async (kind, event) => {
    const { desk, cut, last } = await openDesk(event);
    await cut();
    desk.scan(checkInCodeOf(ole));
    expect(last()).toBe(kind);
    expect(desk.getSnapshot().scans).toEqual([]);
  });

  it('opens twelve hours before the start', async () => {
    const { desk, cut, last } = await openDesk((now) => ({ startsAt: new Date(now + CHECK_IN_OPENS) }));
    await cut();
    desk.scan(checkInCodeOf(ole));
    expect(last()).toBe('let_in');
  });
});
