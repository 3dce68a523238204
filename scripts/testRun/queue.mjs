// One queue for all cores: the longest step first, each as soon as it fits.

/**
 * Runs every step once what it `needs` (names of other steps) has ended and as many cores as it asks for are free.
 * `cores` defaults to 1, may be a half and is never more than there are; `seconds` orders the queue. `onEnd(step, result, seconds)` is
 * called after each.
 */
export async function runQueue(steps, cores, onEnd) {
  const waiting = [...steps].sort((a, b) => b.seconds - a.seconds);
  const names = new Set(steps.map(({ name }) => name));
  const ended = new Set();
  const running = new Set();
  let free = cores;
  const size = (step) => Math.min(step.cores ?? 1, cores);
  const mayStart = (step) =>
    size(step) <= free && (step.needs ?? []).every((name) => ended.has(name) || !names.has(name));

  async function runStep(step) {
    const begun = Date.now();
    const result = await step.start();
    ended.add(step.name);
    free += size(step);
    onEnd(step, result, Math.round((Date.now() - begun) / 1000));
  }

  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(mayStart); next; next = waiting.find(mayStart)) {
      const step = next;
      waiting.splice(waiting.indexOf(step), 1);
      free -= size(step);
      const run = runStep(step).finally(() => running.delete(run));
      running.add(run);
    }
    if (running.size === 0)
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name)}`);
    await Promise.race(running);
  }
}
