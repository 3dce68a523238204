import { refusals } from './refusals';

/** How the connections of the pool are shared. */
interface QueueLimits {
  /** Connections of the pool. */
  connections: number;
  /** Connections that one caller holds at most, so that nobody's slow queries are everybody's. */
  perCaller: number;
  /** Milliseconds a request waits for a connection. */
  patience: number;
}

interface Waiting {
  caller: string;
  admit: () => void;
}

/** Requests wait here for a connection, in their order, but nobody waits behind a caller who holds all they may. */
export class ConnectionQueue {
  readonly #held = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #free: number;

  constructor(private readonly limits: QueueLimits) {
    this.#free = limits.connections;
  }

  /** Does work that needs one connection. @throws RestRefusal PGRST003 when none comes free in time */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.#mayStart(caller)) this.#take(caller);
    else await this.#turnOf(caller);
    try {
      return await work();
    } finally {
      this.#giveBack(caller);
    }
  }

  #mayStart(caller: string): boolean {
    return this.#free > 0 && (this.#held.get(caller) ?? 0) < this.limits.perCaller;
  }

  #take(caller: string): void {
    this.#free -= 1;
    this.#held.set(caller, (this.#held.get(caller) ?? 0) + 1);
  }

  #turnOf(caller: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(refusals.busy());
      }, this.limits.patience);
      const waiting: Waiting = {
        caller,
        admit: () => {
          clearTimeout(timer);
          this.#waiting.delete(waiting);
          this.#take(caller);
          resolve();
        },
      };
      this.#waiting.add(waiting);
    });
  }

  #giveBack(caller: string): void {
    this.#free += 1;
    const left = (this.#held.get(caller) ?? 1) - 1;
    if (left > 0) this.#held.set(caller, left);
    else this.#held.delete(caller);
    for (const waiting of this.#waiting) {
      if (this.#free === 0) return;
      if (this.#mayStart(waiting.caller)) waiting.admit();
    }
  }
}
