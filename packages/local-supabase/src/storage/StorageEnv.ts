import type { Caller, RequestIdentity } from '../gateway/identity';

/** What the gateway hands over with each request. */
export interface StorageEnv {
  Bindings: { identity: RequestIdentity; caller: Caller };
}
