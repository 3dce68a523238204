import { DenoMissingError } from './denoBinary';
import { startWorker, type RunningWorker, type WorkerOptions } from './startWorker';

/** Milliseconds before a start that follows a death, doubling with each further death up to the longest. */
const BACK_OFF = { first: 200, longest: 30_000 };

/** What the process is made of when it starts, and a text that changes when it has to be started anew. */
export type WorkerRecipe = () => Promise<{ fingerprint: string; options: WorkerOptions }>;

/**
 * Keeps one process for the project's functions: started by the first call, replaced when the project's files change,
 * started again when it dies, later each time until it has served something.
 */
export class FunctionWorker {
  readonly #recipe: WorkerRecipe;
  readonly #start: (options: WorkerOptions) => Promise<RunningWorker>;
  readonly #stopped = new AbortController();
  #current: { fingerprint: string; worker: Promise<RunningWorker> } | null = null;
  #deaths = 0;

  constructor(recipe: WorkerRecipe, start: (options: WorkerOptions) => Promise<RunningWorker> = startWorker) {
    this.#recipe = recipe;
    this.#start = start;
  }

  /** The process that serves now. Who comes while it waits to start again, waits too. @throws Error when it cannot start */
  async running(): Promise<RunningWorker> {
    this.#stopped.signal.throwIfAborted();
    const { fingerprint, options } = await this.#recipe();
    const current = this.#current;
    if (current?.fingerprint === fingerprint) return current.worker;
    const worker = this.#startAfter(current?.worker, options);
    this.#adopt(fingerprint, worker);
    return worker;
  }

  /** Says that the process serves well, so that the next death is a first one. */
  noteServed(): void {
    this.#deaths = 0;
  }

  /** Ends the process and starts no other. */
  async close(): Promise<void> {
    this.#stopped.abort(new Error('The functions have been stopped.'));
    const worker = await this.#current?.worker.catch(() => null);
    worker?.kill('exited');
    await worker?.ended;
  }

  #adopt(fingerprint: string, worker: Promise<RunningWorker>): void {
    const entry = { fingerprint, worker };
    this.#current = entry;
    const replace = (): void => {
      // An older process that was replaced on purpose needs no successor.
      if (this.#current !== entry || this.#stopped.signal.aborted) return;
      const successor = this.#startAgain();
      // Nobody may be waiting for it.
      successor.catch(() => undefined);
      this.#adopt(fingerprint, successor);
    };
    worker.then(
      ({ ended }) => void ended.then(replace),
      // One that never started is tried again by the next call.
      () => {
        if (this.#current === entry) this.#current = null;
      },
    );
  }

  async #startAfter(
    previous: Promise<RunningWorker> | undefined,
    options: WorkerOptions,
  ): Promise<RunningWorker> {
    const old = await previous?.catch(() => null);
    // Its last answers may still be on their way; it hears no new request.
    if (old) setTimeout(() => old.kill('exited'), 5_000).unref();
    if (this.#deaths > 0) await this.#waitBeforeStart();
    return this.#begin(options);
  }

  async #startAgain(): Promise<RunningWorker> {
    this.#deaths += 1;
    await this.#waitBeforeStart();
    return this.#begin((await this.#recipe()).options);
  }

  async #waitBeforeStart(): Promise<void> {
    const pause = Math.min(BACK_OFF.first * 2 ** (this.#deaths - 1), BACK_OFF.longest);
    const { signal } = this.#stopped;
    await new Promise<void>((resolve, reject) => {
      const stop = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('Stopped'));
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop, { once: true });
      setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, pause).unref();
    });
  }

  async #begin(options: WorkerOptions): Promise<RunningWorker> {
    try {
      const worker = await this.#start(options);
      if (this.#stopped.signal.aborted) worker.kill('exited');
      return worker;
    } catch (error) {
      // What is not installed does not come by waiting.
      if (!(error instanceof DenoMissingError)) this.#deaths += 1;
      throw error;
    }
  }
}
