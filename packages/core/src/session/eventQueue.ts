import type { Cancel } from '../time/clock';

/** Notifies listeners of one event after the other, also when a listener causes the next one, and whatever they throw. */
export interface EventQueue<E> {
  listen(listener: (event: E) => void): Cancel;
  notify(event: E): void;
}

/** A queue that hands what a listener throws to `reportError`. */
export function createEventQueue<E>(reportError: (error: unknown) => void): EventQueue<E> {
  const listeners = new Map<symbol, (event: E) => void>();
  const waiting: E[] = [];
  let isNotifying = false;
  return {
    listen(listener) {
      const id = Symbol('listener');
      listeners.set(id, listener);
      return () => {
        listeners.delete(id);
      };
    },
    notify(event) {
      waiting.push(event);
      if (isNotifying) return;
      isNotifying = true;
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        for (const listener of [...listeners.values()]) {
          try {
            listener(next);
          } catch (error) {
            reportError(error);
          }
        }
      }
      isNotifying = false;
    },
  };
}
