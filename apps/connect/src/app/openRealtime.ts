// The socket of this page. Its client is heavy, and only the bell needs it, so it comes with the bell and not before.
import type { GrowClient } from '@grow/core';
import type { RealtimeClient } from '@supabase/realtime-js';

/** Opens one socket as whoever is logged in, however often it is asked for, and closes it. */
export function createRealtimeOpener({ session, config }: GrowClient) {
  let opened: RealtimeClient | undefined;
  const tokenNow = () => {
    const now = session.getSnapshot();
    return now.status === 'signedIn' ? now.session.access_token : null;
  };
  // A socket outlives its token: the server hears of the next one.
  const ignore = session.onEvent(() => void opened?.setAuth());
  return {
    open: async (): Promise<RealtimeClient> => {
      const { RealtimeClient: Real } = await import('@supabase/realtime-js');
      opened ??= new Real(`${config.supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
        params: { apikey: config.supabaseKey },
        accessToken: () => Promise.resolve(tokenNow()),
      });
      // A channel that joins before the token is known joins as a visitor, who hears of nothing.
      await opened.setAuth();
      return opened;
    },
    close: (): void => {
      ignore();
      void opened?.disconnect();
    },
  };
}
