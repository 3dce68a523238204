/** px between a bar and the notification above it. */
const gap = 12;

const readLift = (region: HTMLElement) =>
  Number.parseFloat(region.style.getPropertyValue('--toast-lift')) || 0;

/** px that a region must be lifted so that it covers no bar; none where that would push it out of the window. */
const liftOver = (region: HTMLElement): number => {
  const { left, right, bottom, height } = region.getBoundingClientRect();
  const lowest = bottom + readLift(region);
  const bars = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.left < right && bar.right > left)
    .sort((a, b) => b.bottom - a.bottom);
  const free = bars.reduce(
    (edge, bar) => (bar.top < edge && bar.bottom + gap > edge - height ? bar.top - gap : edge),
    lowest,
  );
  return free - height < 0 ? 0 : lowest - free;
};

/**
 * Keeps notifications above an open dialog, and above every `[data-bottom-bar]` that they would cover, such as a save bar: what stands at the
 * window's lower edge comes, goes and moves with the page. Returns the clean-up.
 */
export const keepClear = (region: HTMLElement): (() => void) => {
  let frame = 0;
  const place = () => {
    frame = 0;
    const lift = liftOver(region);
    if (lift !== readLift(region)) region.style.setProperty('--toast-lift', `${lift}px`);
  };
  const placeSoon = () => {
    frame ||= requestAnimationFrame(place);
  };
  // An open dialog stands above everything that was there before it.
  if (document.querySelector('dialog[open]')) {
    region.hidePopover();
    region.showPopover();
  }
  place();
  const changes = new MutationObserver(placeSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(placeSoon);
  sizes.observe(region);
  sizes.observe(document.body);
  addEventListener('scroll', placeSoon, { passive: true, capture: true });
  addEventListener('resize', placeSoon);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    removeEventListener('scroll', placeSoon, { capture: true });
    removeEventListener('resize', placeSoon);
  };
};
