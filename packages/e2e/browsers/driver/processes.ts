import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Ends a program and waits until it is gone. */
export async function endProcess(program: ChildProcess): Promise<void> {
  if (hasEnded(program)) return;
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGKILL');
  await gone;
}

/** Asks until there is an answer other than nothing; a busy machine starts a browser in ten seconds. */
export async function waitFor<T>(
  name: string,
  program: ChildProcess,
  ask: () => Promise<T | undefined>,
): Promise<T> {
  const until = Date.now() + 90_000;
  while (Date.now() < until && !hasEnded(program)) {
    const answer = await ask();
    if (answer) return answer;
    await pause(100);
  }
  throw new Error(`${name} did not start${hasEnded(program) ? `: it ended with ${program.exitCode}` : ''}.`);
}
