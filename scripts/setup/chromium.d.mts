/** The path of a Chromium, installed where there is none and one can be. */
export function requireChromium(): Promise<string>;

/** What Playwright starts a test's Chromium with; `args` are added to what every start needs. */
export function launchOptions(args?: string[]): { executablePath?: string; args: string[] };

/** More `args` for pages that live a few seconds, and whose speed nobody measures. */
export const forShortPages: string[];

/** More `args` for pages of which nobody looks at the header's ground. */
export const withoutBlur: string[];
