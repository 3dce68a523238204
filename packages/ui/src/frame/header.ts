/** Opacity of the header's background: 0.9 while the menu is open, else min(scroll / 500 + 0.1, 0.7). `scrollY` in px. */
export const headerOpacity = (scrollY: number, isMenuOpen: boolean): number =>
  isMenuOpen ? 0.9 : Math.min(scrollY / 500 + 0.1, 0.7);

/**
 * Keeps `--header-opacity` of the header in step with scroll and menu. Until the first scroll the stylesheet's
 * 0.2 stands, unless the page opens already scrolled. Returns the clean-up.
 */
export const attachHeader = (header: HTMLElement): (() => void) => {
  const show = () => {
    const opacity = headerOpacity(scrollY, 'menuOpen' in document.documentElement.dataset);
    header.style.setProperty('--header-opacity', `${opacity}`);
  };
  if (scrollY) show();
  addEventListener('scroll', show);
  return () => removeEventListener('scroll', show);
};

/**
 * The header slides in once, counted from the beginning of the document: one that is drawn in the place of another goes on
 * where that one was, and one that comes later is there.
 */
export const keepEntrance = (header: HTMLElement): void => {
  for (const animation of header.getAnimations()) animation.startTime = 0;
};
