import { lazy, type ComponentType } from 'react';

/**
 * A component whose code is here already, or one that draws it when it is. A lazy one draws its fallback first even where the
 * code is here, and React then keeps that for 300 ms.
 */
export const arrivedOrLazy = <Props>(
  arrived: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => arrived ?? lazy(async () => ({ default: await load() }));
