// The demo's data of a run. Making it is half of a start, and more than a dozen files of tests have a stack of their own: it is made
// once and copied from then on.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const variable = 'GROW_E2E_DEMO_DATA';

/** From now on the stacks of this run begin with a copy of `data`, the data folder of a backend that has ended. */
export function beginWith(data: string): void {
  process.env[variable] = data;
}

/** Fills a data folder with the demo's data, if the run has made it; else the backend makes it there. */
export async function copyDemoData(data: string): Promise<void> {
  const made = process.env[variable];
  if (made === undefined) return;
  // Keeps the owner, who is not us when we are root.
  await promisify(execFile)('cp', ['-Rp', made, data]);
}
