import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import type { Loaded } from '../routes/RouteEntry';

const screens = new Map<() => Loaded, ComponentType>();

/** A screen in a chunk of its own. Addresses with the same chunk share it, so that it stays when one changes between them. */
export function screenElement(load: () => Loaded): ReactElement {
  let Screen = screens.get(load);
  if (!Screen) {
    Screen = lazy(async () => ({ default: (await load()).Screen }));
    screens.set(load, Screen);
  }
  return createElement(Screen);
}
