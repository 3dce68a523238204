// A page as a person meets it: what is on it is found by role and name, as the browser itself tells them to assistive technology.
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, type Connection } from './connection';

/** The elements that may have a role; the name decides among them. */
const candidates = {
  button: 'button, [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  field: 'input, textarea, select',
  radio: 'input[type=radio]',
} as const;

export type Role = keyof typeof candidates;

/** How long a promise may take, as in the tests on Chromium: two cores run browsers and backend. */
const PATIENCE = 45_000;

/** What passes while a page draws itself anew. */
const passing = [
  'stale element reference',
  'no such element',
  'element click intercepted',
  'element not interactable',
  'javascript error',
];

/** WebDriver's backspace. Its call to clear a field is no event that React hears in WebKit. */
const BACKSPACE = '\uE003';

/** How WebDriver names an element in JSON. */
const reference = (id: string) => ({ 'element-6066-11e4-a52e-4f735466cecf': id });
const idOf = (found: unknown): string => String(Object.values(found as Record<string, string>)[0]);

/** Tries again until it succeeds; what it throws in the end says what was waited for. */
export async function until<T>(what: string, attempt: () => Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + PATIENCE;
  let last = '';
  while (Date.now() < end) {
    try {
      const answer = await attempt();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      if (!(error instanceof CommandError) || !passing.includes(error.code)) throw error;
      last = ` (${error.message.split('\n')[0]})`;
    }
    await pause(150);
  }
  throw new Error(`Waited ${PATIENCE / 1000} s for ${what}${last}`);
}

/** What a person can do on a page, and see; everything waits until it is possible. */
export class Screen {
  readonly #connection: Connection;
  readonly #origin: string;

  constructor(connection: Connection, origin: string) {
    this.#connection = connection;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#connection.send('Navigate', { url: this.#origin + path });
  }

  async reload(): Promise<void> {
    await this.#connection.send('Refresh');
  }

  /** Runs a script's text on the page; what it returns must be JSON. */
  run<T>(script: string, ...args: unknown[]): Promise<T> {
    return this.#connection.send('ExecuteScript', { script, args }) as Promise<T>;
  }

  /** The ids of what a selector finds, shown or not. */
  async all(css: string): Promise<string[]> {
    const found = await this.#connection.send('FindElements', { using: 'css selector', value: css });
    return (found as unknown[]).map(idOf);
  }

  async #named(role: Role, name: string | RegExp): Promise<string | undefined> {
    for (const id of await this.all(candidates[role])) {
      // A radio button lies unseen below what is drawn for it.
      if (role !== 'radio' && !(await this.#connection.send('IsElementDisplayed', { id }))) continue;
      const label = String(await this.#connection.send('GetComputedLabel', { id })).trim();
      if (typeof name === 'string' ? label === name : name.test(label)) return id;
    }
    return undefined;
  }

  /** The id of the first that is shown with this role and name, once there is one. */
  see(role: Role, name: string | RegExp): Promise<string> {
    return until(`${role} “${name}”`, () => this.#named(role, name));
  }

  /** In the middle, because bars stick to both edges. */
  async #reveal(id: string): Promise<void> {
    const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
    await this.run(script, reference(id));
  }

  async click(role: Role, name: string | RegExp): Promise<void> {
    await until(`a click on ${role} “${name}”`, async () => {
      const id = await this.#named(role, name);
      if (id === undefined) return false;
      await this.#reveal(id);
      await this.#connection.send('ElementClick', { id });
      return true;
    });
  }

  /** Types in place of what a field holds. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await until(`field “${name}” to take what is typed`, async () => {
      const id = await this.#named('field', name);
      if (id === undefined) return false;
      await this.#reveal(id);
      const held = await this.run<string>('return arguments[0].value', reference(id));
      await this.type(id, BACKSPACE.repeat(held.length) + text);
      return true;
    });
  }

  /** Types into an element, or hands a field for files the path of one. */
  async type(id: string, text: string): Promise<void> {
    await this.#connection.send('ElementSendKeys', { id, text });
  }

  /** Checks a radio button by the space bar. */
  async check(name: string | RegExp): Promise<void> {
    await until(`radio “${name}” to be checked`, async () => {
      const id = await this.#named('radio', name);
      if (id === undefined) return false;
      await this.type(id, ' ');
      return this.run<boolean>('return arguments[0].checked', reference(id));
    });
  }

  /** Chooses an option of a list by its words. */
  async choose(name: string, option: string): Promise<void> {
    await this.type(await this.see('field', name), option);
  }

  /** Waits until the page shows these words. */
  async read(words: string): Promise<void> {
    const plain = words.toLowerCase();
    const shown = 'return document.body.innerText';
    await until(`“${words}”`, async () => (await this.run<string>(shown)).toLowerCase().includes(plain));
  }

  /** Waits until the page is at an address. */
  async arrive(path: string): Promise<void> {
    await until(`the address ${path}`, async () => (await this.run('return location.pathname')) === path);
  }

  /** Waits until a field holds a text. */
  async hold(name: string, text: string): Promise<void> {
    await until(`field “${name}” to hold “${text}”`, async () => {
      const id = await this.#named('field', name);
      if (id === undefined) return false;
      return (await this.run('return arguments[0].value', reference(id))) === text;
    });
  }
}
