/** Whether `npm run test:full` runs, which runs everything. */
export const isFull = process.env['GROW_TESTS'] === 'full';

/** What a test adds that `npm test` leaves out: the same promise in another language, role or fault. */
export const onlyInFull = { tag: '@full' };

/** The same for all but one of several: that one stays with `npm test`. */
export const fullUnless = (isInGate = false): { tag?: string } => (isInGate ? {} : onlyInFull);

/** `npm test` runs it on a phone only; without, phones are for `npm run test:full`. */
export const onPhoneInstead = { tag: ['@full', '@phone'] };

/**
 * Not on a phone, in the full run either: what is the same at every width (keys, refusals, what a server answers, addresses and ways
 * back, what is kept) on a screen that another test goes through on a phone, and what sets the width it speaks of itself.
 */
export const sameOnPhone = { tag: '@desktop' };

/** {@link sameOnPhone} of what `npm test` leaves out. */
export const sameOnPhoneInFull = { tag: ['@full', '@desktop'] };
