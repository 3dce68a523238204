// Stands in the bundle where the realtime client would be (16 kB of the first load). What listens to live changes
// comes seconds after the first screen and brings its own client along (useLiveChanges).

/** A realtime client that keeps no connection. */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }

  getChannels(): [] {
    return [];
  }

  removeAllChannels(): Promise<[]> {
    return Promise.resolve([]);
  }

  /** @throws Error always: live changes are not part of this bundle. */
  channel(): never {
    throw new Error('Live changes are not part of this bundle');
  }
}
