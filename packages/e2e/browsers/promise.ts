import { test as base } from '@playwright/test';
import { findOtherBrowsers } from '../../../scripts/setup/otherBrowsers.mjs';
import type { Person } from '../src/people';
import { currentStack } from '../src/stack';
import type { Connection, Size } from './driver/connection';
import { startFirefox } from './driver/firefox';
import { Screen } from './driver/screen';
import { startWebKit } from './driver/webKit';

export { expect } from '@playwright/test';

/** What a project of the configuration says. */
export interface PromiseOptions {
  engine: 'firefox' | 'webkit' | undefined;
  size: Size;
}

function start(engine: PromiseOptions['engine'], size: Size): Promise<Connection> {
  const { firefox, webKit } = findOtherBrowsers();
  if (engine === 'firefox' && firefox) return startFirefox(firefox, size);
  if (engine === 'webkit' && webKit) return startWebKit(webKit, size);
  throw new Error(`The browser of this project is not here: ${engine}.`);
}

/** A test that gets a browser of its own, at a page of the project's size. */
export const test = base.extend<PromiseOptions & { view: Screen }>({
  engine: [undefined, { option: true }],
  size: [{ width: 390, height: 844 }, { option: true }],
  view: async ({ engine, size }, use) => {
    const connection = await start(engine, size);
    try {
      const screen = new Screen(connection, currentStack().webUrl);
      const [width, height] = await screen.run<[number, number]>('return [innerWidth, innerHeight]');
      if (width !== size.width || height !== size.height)
        throw new Error(`The page is ${width} × ${height}, not ${size.width} × ${size.height}.`);
      await use(screen);
    } finally {
      await connection.close();
    }
  },
});

/** Logs in by the screen, as a person does, and waits for the dashboard. */
export async function logIn(screen: Screen, { email, password }: Person): Promise<void> {
  await screen.open('/connect/login');
  await screen.fill('E-mail', email);
  await screen.click('button', 'Continue');
  await screen.fill('Password', password);
  await screen.click('button', 'Login');
  await screen.arrive('/connect');
}
