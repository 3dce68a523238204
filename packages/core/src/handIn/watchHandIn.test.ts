import type { RealtimeClient } from '@supabase/realtime-js';
import { describe, expect, it } from 'vitest';
import { fakeClock, settle } from '../testing';
import { watchHandIn, type Writers } from './watchHandIn';

type Binding = { type: string; filter: { table?: string }; notify: (payload: object) => void };

/** One private channel that a test joins, breaks and fills. */
function socketDouble() {
  const bindings: Binding[] = [];
  const seen: { options?: object; topic?: string; tracked: unknown[]; removed: number } = {
    tracked: [],
    removed: 0,
  };
  let status: (status: string) => void = () => undefined;
  let present: Record<string, object[]> = {};
  const channel = {
    on(type: string, filter: Binding['filter'], notify: Binding['notify']) {
      bindings.push({ type, filter, notify });
      return channel;
    },
    subscribe: (onStatus: typeof status) => {
      status = onStatus;
    },
    track: (payload: object) => seen.tracked.push(payload),
    untrack: () => seen.tracked.push('nothing'),
    presenceState: () => present,
  };
  const client = {
    channel: (topic: string, options: object) => {
      Object.assign(seen, { topic, options });
      return channel;
    },
    removeChannel: () => {
      seen.removed += 1;
    },
  };
  return {
    client: client as unknown as RealtimeClient,
    seen,
    status: (next: string) => status(next),
    change: (table: string) => bindings.find(({ filter }) => filter.table === table)?.notify({}),
    present: (state: typeof present) => {
      present = state;
      bindings.find(({ type }) => type === 'presence')?.notify({});
    },
  };
}

async function world(open?: () => Promise<RealtimeClient>) {
  const clock = fakeClock();
  const socket = socketDouble();
  const writers: Writers[] = [];
  const seen = { changes: 0 };
  const watch = watchHandIn({
    ...{ teamId: 't1', milestoneId: 'm5', userId: 'ada' },
    openRealtime: open ?? (() => Promise.resolve(socket.client)),
    onChange: () => (seen.changes += 1),
    onWriters: (next) => writers.push(next),
    clock,
  });
  await settle();
  return { clock, socket, writers, seen, watch };
}

describe('a watched hand-in', () => {
  it('is watched on the private channel of the team, under the own id', async () => {
    const { socket } = await world();
    expect(socket.seen.topic).toBe('team:t1');
    expect(socket.seen.options).toEqual({ config: { private: true, presence: { key: 'ada' } } });
  });

  it('says where one writes, once joined, and nothing else', async () => {
    const { socket, watch } = await world();
    watch.write('claim');
    expect(socket.seen.tracked).toEqual([]);
    socket.status('SUBSCRIBED');
    watch.write('claim');
    watch.write(undefined);
    expect(socket.seen.tracked).toEqual([{ milestone: 'm5', part: 'claim' }, 'nothing']);
  });

  it('names the others of the same hand-in', async () => {
    const { socket, writers } = await world();
    socket.status('SUBSCRIBED');
    socket.present({
      ada: [{ milestone: 'm5', part: 'claim' }],
      ilka: [{ milestone: 'm5', part: 'film' }],
      emre: [{ milestone: 'm4', part: 'claim' }],
    });
    expect(writers.at(-1)).toEqual(new Map([['ilka', 'film']]));
    socket.status('CHANNEL_ERROR');
    expect(writers.at(-1)).toEqual(new Map());
  });

  it('is read again with each change, and every half minute without a socket', async () => {
    const { clock, socket, seen, watch } = await world(() => Promise.reject(new Error('no line')));
    await clock.advance(60_000);
    expect(seen.changes).toBe(2);
    watch.end();
    await clock.advance(60_000);
    expect(seen.changes).toBe(2);
    expect(socket.seen.removed).toBe(0);
  });

  it('ends with its channel', async () => {
    const { socket, seen, watch } = await world();
    socket.change('hand_in_parts');
    expect(seen.changes).toBe(1);
    watch.end();
    socket.change('hand_ins');
    expect([seen.changes, socket.seen.removed]).toEqual([1, 1]);
  });
});
