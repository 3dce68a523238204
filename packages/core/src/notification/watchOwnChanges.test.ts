import type { RealtimeClient } from '@supabase/realtime-js';
import { describe, expect, it } from 'vitest';
import { fakeClock, settle } from '../testing';
import { watchOwnChanges, type OwnChange } from './watchOwnChanges';

type Binding = {
  type: string;
  filter: { table?: string; event?: string };
  notify: (payload: object) => void;
};

/** One channel of a socket that a test joins, breaks and feeds. */
function socketDouble() {
  let bindings: Binding[] = [];
  let status: (status: string) => void = () => undefined;
  const seen = { channels: 0, removed: 0 };
  const channel = {
    on(type: string, filter: Binding['filter'], notify: Binding['notify']) {
      bindings.push({ type, filter, notify });
      return channel;
    },
    subscribe(onStatus: typeof status) {
      status = onStatus;
    },
  };
  const client = {
    channel: () => {
      seen.channels += 1;
      bindings = [];
      return channel;
    },
    removeChannel: () => {
      seen.removed += 1;
      status('CLOSED');
      return Promise.resolve('ok');
    },
  };
  const notify = (wanted: (binding: Binding) => boolean, payload: object = {}) =>
    bindings.filter(wanted).forEach((binding) => binding.notify(payload));
  return {
    client: client as unknown as RealtimeClient,
    seen,
    join: () => {
      status('SUBSCRIBED');
      notify(({ type }) => type === 'system', { status: 'ok' });
    },
    break: (with_: string) => status(with_),
    change: (table: string, event: string) =>
      notify(({ filter }) => filter.table === table && filter.event === event),
  };
}

function world(open?: () => Promise<RealtimeClient>) {
  const clock = fakeClock();
  const socket = socketDouble();
  const changes: OwnChange[] = [];
  let isVisible = true;
  let look: () => void = () => undefined;
  const end = watchOwnChanges({
    userId: 'u1',
    openRealtime: open ?? (() => Promise.resolve(socket.client)),
    onChange: (part) => changes.push(part),
    visibility: {
      isVisible: () => isVisible,
      onChange: (listener) => {
        look = listener;
        return () => {
          look = () => undefined;
        };
      },
    },
    clock,
  });
  return {
    clock,
    socket,
    end,
    show: (visible: boolean) => {
      isVisible = visible;
      look();
    },
    /** What was reported since the last call. */
    news: () => changes.splice(0),
  };
}

const everything = ['notifications', 'teamRequests'];

describe('a watch of changes', () => {
  it('reports what the socket reports, and does not poll while it is connected', async () => {
    const { clock, socket, news } = world();
    await settle();
    socket.join();
    expect(news()).toEqual(everything);
    socket.change('notifications', 'INSERT');
    socket.change('team_requests', 'UPDATE');
    expect(news()).toEqual(everything);
    await clock.advance(120_000);
    expect(news()).toEqual([]);
  });

  it('asks every 30 seconds while no socket stands, and only while somebody looks', async () => {
    const { clock, news, show } = world();
    await clock.advance(60_000);
    expect(news()).toEqual([...everything, ...everything]);
    show(false);
    await clock.advance(90_000);
    expect(news()).toEqual([]);
    show(true);
    expect(news()).toEqual(everything);
  });

  it('polls again as soon as the socket breaks, and counts its return as a change', async () => {
    const { clock, socket, news } = world();
    await settle();
    socket.join();
    news();
    socket.break('CHANNEL_ERROR');
    await clock.advance(30_000);
    expect(news()).toEqual(everything);
    socket.join();
    expect(news()).toEqual(everything);
    expect(socket.seen.channels).toBe(1);
  });

  it('opens a new channel in place of one that the server ended', async () => {
    const { clock, socket } = world();
    await settle();
    socket.join();
    socket.break('CLOSED');
    await clock.advance(30_000);
    expect(socket.seen.channels).toBe(2);
  });

  it('tries again where the socket’s code did not come', async () => {
    let tries = 0;
    const { clock, news } = world(() => Promise.reject(new TypeError(`no chunk ${(tries += 1)}`)));
    await clock.advance(60_000);
    expect(tries).toBe(3);
    expect(news()).toEqual([...everything, ...everything]);
  });

  it('ends: no channel, no question, no word, also of a socket that opens late', async () => {
    const { clock, socket, news, end, show } = world();
    await settle();
    socket.join();
    news();
    end();
    expect(socket.seen.removed).toBe(1);
    socket.change('notifications', 'INSERT');
    show(true);
    await clock.advance(90_000);
    expect(news()).toEqual([]);
    expect(clock.waiting()).toBe(0);
    const late = world();
    late.end();
    await settle();
    expect(late.socket.seen.channels).toBe(0);
  });
});
