import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { supabaseKey, supabaseUrl } from '../../test/clientWorld';
import { faultyFetch, fakeClock, IdleSocket } from '../testing';
import { createGrowClient } from '.';

const config = { supabaseUrl, supabaseKey };
const missing = expect.objectContaining({
  name: 'AppError',
  code: 'configuration_invalid',
  message: expect.stringContaining('realtime.transport') as string,
}) as Error;

describe('a runtime without a WebSocket', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', undefined);
    Reflect.deleteProperty(globalThis, 'WebSocket');
  });
  afterEach(() => vi.unstubAllGlobals());

  test('has a client for everything else', async () => {
    const clock = fakeClock(Date.now());
    const net = faultyFetch(clock, () => ({ kind: 'answer', status: 200, body: [{ id: 1 }] }));
    const { supabase, session } = createGrowClient({ ...config, clock, fetch: net });
    session.start();
    expect((await supabase.from('events').select('id')).data).toEqual([{ id: 1 }]);
  });

  test('hears of the missing socket once realtime is asked for, however often', async () => {
    const { openRealtime } = createGrowClient(config);
    await expect(openRealtime()).rejects.toEqual(missing);
    await expect(openRealtime()).rejects.toEqual(missing);
  });

  test('uses the transport that it is given, and the other settings', async () => {
    const { openRealtime } = createGrowClient({
      ...config,
      realtime: { transport: IdleSocket, timeout: 1234 },
    });
    const realtime = await openRealtime();
    expect(realtime.timeout).toBe(1234);
    expect(() => realtime.channel('news').subscribe()).not.toThrow();
    expect(realtime.isConnecting()).toBe(true);
  });
});

test('a runtime with a WebSocket of its own opens that one, and one client for all who ask', async () => {
  const opened: string[] = [];
  class Socket extends IdleSocket {
    constructor(address: string | URL) {
      super(address);
      opened.push(String(address));
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  try {
    const { openRealtime } = createGrowClient(config);
    const [realtime, same] = await Promise.all([openRealtime(), openRealtime()]);
    expect(same).toBe(realtime);
    expect(opened).toEqual([]);
    realtime.channel('news').subscribe();
    expect(opened).toEqual([
      expect.stringMatching(/^ws:\/\/localhost:54321\/realtime\/v1\/websocket\?apikey=/),
    ]);
  } finally {
    vi.unstubAllGlobals();
  }
});
