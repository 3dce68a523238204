// Which worker serves an address, from the route table.
import { routesAt } from './matching';
import type { WorkerScope } from './RouteEntry';

/** What the build tells the worker. */
export type WorkerManifest = {
  /** Off: the worker takes itself away with everything that it kept. */
  readonly isOn: boolean;
  /** Names this build. */
  readonly version: string;
  /** The first script of this build, by which its document is known. */
  readonly entry: string;
  /** For each scope its files, and the addresses that it answers, as expressions. */
  readonly scopes: Readonly<
    Record<string, { readonly files: readonly string[]; readonly pages: readonly string[] }>
  >;
};

/** The scope of the worker that serves a path inside connect; undefined for all others. */
export function workerAt(path: string): WorkerScope | undefined {
  const [found] = routesAt(path).flatMap(({ entry }) =>
    'worker' in entry && entry.worker ? [entry.worker] : [],
  );
  return found;
}

/** Whether somebody leaves one page for another that a worker serves, and it does not serve both. */
export const isOtherWorker = (from: string, to: string): boolean => {
  const worker = workerAt(to);
  return worker !== undefined && worker !== workerAt(from);
};
