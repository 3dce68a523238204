/** Whether `npm run test:full` runs, which runs everything. */
export const isFull = process.env['GROW_TESTS'] === 'full';

/** What a test adds that `npm test` leaves out: the same promise in another language, role or fault. */
export const onlyInFull = { tag: '@full' };

/** The same for all but one of several: that one stays with `npm test`. */
export const fullUnless = (isInGate = false): { tag?: string } => (isInGate ? {} : onlyInFull);

/** `npm test` runs it on a phone only; without, phones are for `npm run test:full`. */
export const onPhoneInstead = { tag: ['@full', '@phone'] };
