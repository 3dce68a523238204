// Hand scanners type. One that is set to the keyboard of another country types other signs for the colon and the hyphens,
// but the same letters and digits.
const TYPED = /^\s*GROW\W([0-9a-f]{8})\W([0-9a-f]{4})\W([0-9a-f]{4})\W([0-9a-f]{4})\W([0-9a-f]{12})\s*$/i;

/** The registration's id in a code as a camera or a hand scanner reads it; undefined where it is none of ours. */
export function readCheckInCode(text: string): string | undefined {
  return TYPED.exec(text)?.slice(1).join('-').toLowerCase();
}
