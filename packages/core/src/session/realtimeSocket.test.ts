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

  test('hears of the missing socket once realtime is asked for', () => {
    const { supabase } = createGrowClient(config);
    const channel = supabase.channel('news');
    expect(() => channel.subscribe()).toThrow(missing);
    expect(() => supabase.realtime.connect()).toThrow(missing);
  });

  test('keeps the other settings of realtime', () => {
    const { supabase } = createGrowClient({ ...config, realtime: { timeout: 1234 } });
    expect(supabase.realtime.timeout).toBe(1234);
    expect(() => supabase.realtime.connect()).toThrow(missing);
  });

  test('uses the transport that it is given', () => {
    const { supabase } = createGrowClient({ ...config, realtime: { transport: IdleSocket } });
    expect(() => supabase.channel('news').subscribe()).not.toThrow();
    expect(supabase.realtime.isConnecting()).toBe(true);
  });
});

test('a runtime with a WebSocket of its own opens that one', () => {
  const opened: string[] = [];
  class Socket extends IdleSocket {
    constructor(address: string | URL) {
      super(address);
      opened.push(String(address));
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  try {
    const { supabase } = createGrowClient(config);
    expect(opened).toEqual([]);
    supabase.channel('news').subscribe();
    expect(opened).toHaveLength(1);
  } finally {
    vi.unstubAllGlobals();
  }
});
