/** The path of a Chromium, installed where there is none and one can be. */
export function requireChromium(): Promise<string>;
