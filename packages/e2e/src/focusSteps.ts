import { test } from './test';

/**
 * A step of a test that ends in a mutation of core, and asks where the focus is then. By its name `focus/everyMutation`
 * finds out for which mutation nobody has asked.
 */
export const after = (mutation: `${string}Mutations.${string}`, body: () => Promise<void>): Promise<void> =>
  test.step(mutation, body);
