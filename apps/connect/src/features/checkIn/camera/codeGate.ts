/** In milliseconds: a code that was out of the picture for that long is a new scan when it comes back. */
const GONE_AFTER = 2_000;

/**
 * Lets each code through once while it is held in front of the camera; `now` in milliseconds. Call it for every picture,
 * also without a code.
 */
export function createCodeGate(): (text: string | undefined, now: number) => string | undefined {
  let last: { text: string; seen: number } | undefined;
  return (text, now) => {
    if (text === undefined) return undefined;
    const isHeld = last?.text === text && now - last.seen < GONE_AFTER;
    last = { text, seen: now };
    return isHeld ? undefined : text;
  };
}
