/** Takes the menu's behaviour off again when called; `close` is for routers that change the page without a link or history event. */
export interface MobileMenuControl {
  (): void;
  close: () => void;
}

/**
 * Gives the full-screen menu (`[data-mobile-menu]`) and the page's `[data-menu-toggle]` their behaviour: while it is
 * open, `<html>` carries `data-menu-open` (by which the stylesheet limits the page's height and hides what lies below), focus stays between toggle and menu,
 * Esc closes and returns focus, and every link, history step and hash change closes it.
 */
export const attachMobileMenu = (menu: HTMLElement): MobileMenuControl => {
  const listeners = new AbortController();
  const { signal } = listeners;
  let scrolled = 0;
  const findToggle = () => document.querySelector<HTMLElement>('[data-menu-toggle]');

  const show = (isOpen: boolean) => {
    if (isOpen !== menu.hidden || !menu.isConnected) return;
    if (isOpen) scrolled = scrollY;
    menu.hidden = !isOpen;
    document.documentElement.toggleAttribute('data-menu-open', isOpen);
    findToggle()?.setAttribute('aria-expanded', `${isOpen}`);
    if (!isOpen) scrollTo({ top: scrolled, behavior: 'instant' });
    // The header looks at the menu whenever it is told of a scroll.
    dispatchEvent(new Event('scroll'));
  };
  const close = () => show(false);

  const handleClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest('[data-menu-toggle],a[href]');
    if (target) show(!target.matches('a') && !!menu.hidden);
  };
  const handleKey = (event: KeyboardEvent) => {
    const toggle = findToggle();
    if (!toggle || !menu.getClientRects().length) return;
    if (event.key === 'Escape') {
      close();
      toggle.focus();
    }
    if (event.key !== 'Tab') return;
    const stops = [toggle, ...menu.querySelectorAll<HTMLElement>('a[href],:enabled')].filter(
      (stop) => stop.getClientRects().length,
    );
    const current = stops.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    stops.at((current + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
  };

  document.addEventListener('click', handleClick, { signal });
  document.addEventListener('keydown', handleKey, { signal });
  for (const change of ['popstate', 'hashchange']) addEventListener(change, close, { signal });

  const detach = () => {
    close();
    listeners.abort();
  };
  detach.close = close;
  return detach;
};
