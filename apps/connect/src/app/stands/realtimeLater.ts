// Stands in the bundle where the realtime client would be (16 kB of the first load): no screen listens to live
// changes. The first one that does takes the real client back by removing its line in build/leanPackages.ts.

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
