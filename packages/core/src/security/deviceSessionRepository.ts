import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { guard, unwrap } from '../errors/unwrap';
import { deviceSessionFromRow, type DeviceSession } from './DeviceSession';

/** On which devices a person is logged in. Every call throws only AppError. */
export function deviceSessionRepository(client: GrowSupabase) {
  return {
    /** One's own sessions, this page's first. @throws AppError `malformed_row`, `unauthorized` */
    async listSessions({ signal }: ReadOptions = {}): Promise<DeviceSession[]> {
      return guard(async () => {
        const query = client.rpc('my_sessions');
        return unwrap(await (signal ? query.abortSignal(signal) : query), signal).map(deviceSessionFromRow);
      });
    },
  };
}
