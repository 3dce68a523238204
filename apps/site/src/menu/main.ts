// Loaded at the first touch of the menu's button: from then on the menu has its behaviour. Before that nobody needs it.
import { attachMobileMenu } from '@grow/ui/frame';

const menu = document.querySelector<HTMLElement>('body > [data-mobile-menu]');
if (menu) attachMobileMenu(menu);
document.querySelector<HTMLElement>('[data-menu-toggle]')?.click();
