import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadCode } from './loadCode';

/**
 * A part of a screen whose code comes when the part is drawn. Where there is no connection it comes with the next one, and its place
 * waits: a part that throws takes its screen with it, and all that was typed there.
 */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadCode(load) }));
