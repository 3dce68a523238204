import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { AppError } from '../errors/AppError';

type Realtime = NonNullable<SupabaseClientOptions<'public'>['realtime']>;
type Transport = NonNullable<Realtime['transport']>;

const missing = () =>
  new AppError('configuration_invalid', {
    message: 'The setting realtime.transport is missing, and this runtime has no WebSocket.',
  });

/** Stands where a socket would be, so that a client can be made and used for everything else. */
class NoSocket {
  constructor(_address: string | URL) {
    throw missing();
  }
}

/** The settings of realtime as the library takes them: without a socket it makes no client at all. */
export function withTransport(given: Realtime | undefined): Realtime {
  return needsSocket(given) ? { ...given, transport: NoSocket as Transport } : { ...given };
}

/** Lets realtime say in an AppError that there is no socket; the library would wrap it into an error of its own. */
export function refuseWithoutSocket(realtime: SupabaseClient['realtime'], given: Realtime | undefined): void {
  if (!needsSocket(given)) return;
  realtime.connect = () => {
    throw missing();
  };
}

function needsSocket(given: Realtime | undefined): boolean {
  return given?.transport === undefined && !('WebSocket' in globalThis);
}
