// What the benchmarks of lists share that are painted and scrolled; runs in the browser.
import type { ReactNode } from 'react';
import { median, mount } from './plain';

/** How a list is scrolled through: so many steps of so many pixels. */
type Way = { readonly steps: number; readonly px: number };

export const nextFrame = async () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Mounts a list, waits until it was painted, and scrolls through it; each step is followed until its layout stands. */
async function run(list: ReactNode, { steps, px }: Way) {
  window.scrollTo({ top: 0, behavior: 'instant' });
  await nextFrame();
  const start = performance.now();
  const { elements, end } = mount(list);
  await nextFrame();
  await nextFrame();
  const paint = performance.now() - start;
  const times: number[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const before = performance.now();
    window.scrollTo({ top: step * px, behavior: 'instant' });
    window.dispatchEvent(new Event('scroll'));
    // React answers an event of scrolling in a task of its own.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    document.body.getBoundingClientRect();
    times.push(performance.now() - before);
    await nextFrame();
  }
  end();
  return { elements, paint, step: median(times.slice()), worst: Math.max(...times) };
}

type Run = Awaited<ReturnType<typeof run>>;

/** Both by turns; medians of the rounds after a warm-up, in ms. */
export async function compare(lists: { kit: ReactNode; plain: ReactNode }, way: Way, rounds: number) {
  const found = { kit: [] as Run[], plain: [] as Run[] };
  for (let round = -1; round < rounds; round += 1) {
    const [plain, kit] = [await run(lists.plain, way), await run(lists.kit, way)];
    if (round < 0) continue;
    found.plain.push(plain);
    found.kit.push(kit);
  }
  const of = (runs: Run[]) => ({
    elements: runs[0]?.elements ?? 0,
    paint: median(runs.map(({ paint }) => paint)),
    step: median(runs.map(({ step }) => step)),
    worst: median(runs.map(({ worst }) => worst)),
  });
  return { kit: of(found.kit), plain: of(found.plain) };
}
