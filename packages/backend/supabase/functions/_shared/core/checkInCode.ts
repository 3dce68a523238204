// Copied from core by "pnpm --filter @grow/backend run copies". Never edited by hand.
// What the check-in code carries. Capital letters and digits alone make the smallest picture, which old phones with
// cracked screens still show well enough.
const PREFIX = 'GROW:';
const CODE = /^GROW:([0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12})$/;

/** The text of the code of a registration: `GROW:` and its id in capitals. */
export const checkInCodeOf = (registrationId: string): string => PREFIX + registrationId.toUpperCase();

/** The id of the registration that a code carries; undefined for anything that is not one of ours. */
export function registrationOfCheckInCode(text: string): string | undefined {
  return CODE.exec(text.trim().toUpperCase())?.[1]?.toLowerCase();
}
