import type { SessionChannel } from '../session';

/** A channel to the other tabs by BroadcastChannel; null where the browser has none or forbids it. */
export function openTabChannel(name: string): SessionChannel | null {
  try {
    const channel = new BroadcastChannel(name);
    return {
      post(message) {
        channel.postMessage(message);
      },
      listen(listener) {
        const receive = (event: MessageEvent<unknown>) => {
          listener(event.data);
        };
        channel.addEventListener('message', receive);
        return () => {
          channel.removeEventListener('message', receive);
        };
      },
    };
  } catch {
    return null;
  }
}
