import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { arrivedScreen, loadScreen } from './screens';

const screens = new Map<string, ComponentType>();

/**
 * A screen in a chunk of its own. Addresses of the same screen share it, so that it stays when one changes between them. One
 * whose code is here is drawn at once: a lazy one draws bars first, which React then keeps for 300 ms.
 */
export function screenElement(folder: string): ReactElement {
  let Screen = screens.get(folder);
  if (!Screen) {
    Screen =
      arrivedScreen(folder)?.Screen ?? lazy(async () => ({ default: (await loadScreen(folder)).Screen }));
    screens.set(folder, Screen);
  }
  return createElement(Screen);
}
