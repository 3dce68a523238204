/** What both browsers understand: commands of W3C WebDriver, by the names that Firefox gives them. */
export type Command =
  | 'Navigate'
  | 'Refresh'
  | 'ExecuteScript'
  | 'FindElements'
  | 'IsElementDisplayed'
  | 'GetComputedLabel'
  | 'ElementClick'
  | 'ElementSendKeys';

/** The size of a page in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser that was started for one test, with nobody logged in. */
export interface Connection {
  /** Sends a command; `id` in its parameters is an element's. @throws {CommandError} */
  send: (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Ends the browser and removes what it wrote. */
  close: () => Promise<void>;
}

/** A command that the browser refused, with WebDriver's code such as `stale element reference`. */
export class CommandError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** The surroundings of both browsers, so that dates and words do not depend on the machine. */
export const surroundings = { TZ: 'Europe/Berlin', LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' };
