import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { deviceSessionFromRow, type DeviceSession } from './DeviceSession';

/** On which devices a person is logged in. Every call throws only AppError. */
export function deviceSessionRepository(client: GrowSupabase) {
  return {
    /** One's own sessions, this page's first. @throws AppError `malformed_row`, `unauthorized` */
    async listSessions({ signal }: ReadOptions = {}): Promise<DeviceSession[]> {
      return readList(client.rpc('my_sessions'), deviceSessionFromRow, signal);
    },
  };
}
