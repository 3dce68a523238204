import { expect, it } from 'vitest';
import { createGrowClient } from '../session/growClient';
import { IdleSocket, memoryStorage } from '../testing';
import { done } from './done';

it('a call that nobody answers is a lost connection, and no unexpected failure', async () => {
  // Nothing listens on the port of the discard protocol.
  const { supabase, session } = createGrowClient({
    supabaseUrl: 'http://127.0.0.1:9',
    supabaseKey: 'public',
    cookieJar: memoryStorage(),
    realtime: { transport: IdleSocket },
  });
  const call = done(supabase.rpc('gate_rounds'));
  await expect(call).rejects.toMatchObject({ code: 'network', status: 0 });
  session.stop();
});
