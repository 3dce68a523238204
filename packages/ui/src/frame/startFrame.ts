import { attachHeader } from './header';
import { attachMobileMenu } from './mobileMenu';
import { attachNow } from './season';
import { attachTheme } from './theme';

/** Brings a prerendered page to life: colour switch, header, menu, now markers. For pages without React, once a page. */
export const startFrame = (): void => {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const menu = document.querySelector<HTMLElement>('[data-mobile-menu]');
  attachTheme();
  if (header) attachHeader(header);
  if (menu) attachMobileMenu(menu);
  attachNow(new Date());
};
