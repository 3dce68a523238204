/** What a test adds that only `npm run test:full` runs: the same promise in another language, role or fault. */
export const onlyInFull = { tag: '@full' };

/** The same for all but one of several: that one stays with `npm test`. */
export const fullUnless = (isInGate: boolean): { tag?: string } => (isInGate ? {} : onlyInFull);
