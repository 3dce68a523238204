import { starterGone } from './starter.mjs';

/**
 * Waits for Ctrl-C, a termination signal, the end of npm or of one of `others`, then runs the `stops` in order.
 * A second Ctrl-C does not interrupt the clean end; it is a matter of seconds.
 */
export async function untilStopped(others, stops) {
  const signal = new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => resolve(0));
  });
  const code = await Promise.race([signal, starterGone(), ...others]);
  for (const stop of stops) await stop();
  process.exit(code ?? 1);
}
