/** In milliseconds from the frame on: what has not come by then is waited for in its own place. */
const PATIENCE = 4_000;

/** What stands where something is on its way: a group of bars, or one by itself. */
const WAITING = '[data-skeleton], [data-shape][data-width]';

/**
 * Keeps the skeleton of the document in front of the first screen until that waits for nothing any more, so that it shows
 * itself once and whole (033). Call it before React draws into `root`.
 */
export function handOver(root: HTMLElement): void {
  let timer: number | undefined;
  const reveal = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    delete document.documentElement.dataset['firstPaint'];
    document.getElementById('first-paint')?.remove();
  };
  const observer = new MutationObserver(() => {
    const main = root.querySelector('main');
    if (main) timer ??= window.setTimeout(reveal, PATIENCE);
    if (main?.hasChildNodes() && !main.querySelector(WAITING)) reveal();
  });
  observer.observe(root, { childList: true, subtree: true });
}
