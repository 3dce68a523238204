import type { Cancel } from '../time/clock';

/** Tells listeners one thing after the other, also when a listener causes the next one, and whatever they throw. */
export interface EventQueue<E> {
  listen(listener: (event: E) => void): Cancel;
  tell(event: E): void;
}

/** A queue that hands what a listener throws to `reportError`. */
export function createEventQueue<E>(reportError: (error: unknown) => void): EventQueue<E> {
  const listeners = new Map<symbol, (event: E) => void>();
  const waiting: E[] = [];
  let isTelling = false;
  return {
    listen(listener) {
      const id = Symbol('listener');
      listeners.set(id, listener);
      return () => {
        listeners.delete(id);
      };
    },
    tell(event) {
      waiting.push(event);
      if (isTelling) return;
      isTelling = true;
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        for (const listener of [...listeners.values()]) {
          try {
            listener(next);
          } catch (error) {
            reportError(error);
          }
        }
      }
      isTelling = false;
    },
  };
}
