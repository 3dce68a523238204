import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import { invalidSetting } from './growConfig';

type Realtime = NonNullable<SupabaseClientOptions<'public'>['realtime']>;

const refuse = (): never => {
  throw invalidSetting('realtime.transport', 'is missing: this runtime has no WebSocket');
};

/** Without any socket the library makes no client at all, so this one stands in until realtime is asked for. */
const socketHere = (): unknown => Reflect.get(globalThis, 'WebSocket') ?? refuse;

/** The settings of realtime, with the socket of this runtime where none is given. */
export const withTransport = (given: Realtime = {}): Realtime => ({
  transport: socketHere() as NonNullable<Realtime['transport']>,
  ...given,
});

/** Where there is no socket realtime says so itself: the library would wrap the error into one of its own. */
export function refuseWithoutSocket(realtime: SupabaseClient['realtime']): void {
  const transport: unknown = realtime.transport;
  if (transport === refuse) realtime.connect = refuse;
}
