import { createElement, type ComponentType, type ReactElement } from 'react';
import { arrivedOrLazy } from './arrivedOrLazy';
import { arrivedScreen, loadScreen } from './screens';

const screens = new Map<string, ComponentType>();

/** A screen in a chunk of its own. Addresses of the same screen share it, so that it stays when one changes between them. */
export function screenElement(folder: string): ReactElement {
  let Screen = screens.get(folder);
  if (!Screen) {
    Screen = arrivedOrLazy(arrivedScreen(folder)?.Screen, async () => (await loadScreen(folder)).Screen);
    screens.set(folder, Screen);
  }
  return createElement(Screen);
}
