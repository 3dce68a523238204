import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';

/** Reads what a deployment says of itself. Every call throws only AppError. */
export function deploymentRepository(client: Pick<GrowSupabase, 'rpc'>) {
  return {
    /** The newest migration of the database, empty where none was noted. @throws AppError `backend_incomplete` by an older one */
    async databaseLevel({ signal }: ReadOptions = {}): Promise<string> {
      return read(client.rpc('database_level', {}, { get: true }), signal);
    },
  };
}
