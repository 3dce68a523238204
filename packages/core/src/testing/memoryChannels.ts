import type { SessionChannel } from '../session';

/** Channels between pretended tabs: what one posts, the others with the same name receive shortly after. */
export function memoryChannels(): { open(name: string): SessionChannel } {
  const members = new Map<string, Set<(message: unknown) => void>[]>();
  return {
    open(name) {
      const own = new Set<(message: unknown) => void>();
      const all = members.get(name) ?? [];
      all.push(own);
      members.set(name, all);
      return {
        post(message) {
          for (const other of all) {
            if (other === own) continue;
            for (const listener of other) {
              queueMicrotask(() => {
                if (other.has(listener)) listener(message);
              });
            }
          }
        },
        listen(listener) {
          own.add(listener);
          return () => {
            own.delete(listener);
          };
        },
      };
    },
  };
}
