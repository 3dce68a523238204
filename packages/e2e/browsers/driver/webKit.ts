import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../src/stack';
import { CommandError, surroundings, type Command, type Connection, type Size } from './connection';
import { endProcess, waitFor } from './processes';

const element = '/element/{id}';
/** Method and address of each command below the session's own. */
const requests: Readonly<Record<Command, readonly [method: 'GET' | 'POST', address: string]>> = {
  Navigate: ['POST', '/url'],
  Refresh: ['POST', '/refresh'],
  ExecuteScript: ['POST', '/execute/sync'],
  FindElements: ['POST', '/elements'],
  IsElementDisplayed: ['GET', `${element}/displayed`],
  GetComputedLabel: ['GET', `${element}/computedlabel`],
  ElementClick: ['POST', `${element}/click`],
  ElementSendKeys: ['POST', `${element}/value`],
};

/** The bar of its window is wider than a phone as long as its buttons have their sizes. */
const narrowBar =
  'toolbar, headerbar, toolbar *, headerbar *, entry, button { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as T;
  const { error, message } = value as { error: string; message: string };
  throw new CommandError(error, message);
}

/** A screen that nobody sees, and its name. */
async function startScreen(program: string) {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const names: string[] = [];
  (screen.stdio[3] as Readable).on('data', (text) => names.push(String(text)));
  const number = await waitFor('Xvfb', screen, () =>
    Promise.resolve(names.join('').endsWith('\n') ? names.join('').trim() : undefined),
  );
  return { screen, display: `:${number}` };
}

/** Starts the WebKit of GTK with data of its own, and the driver that it is published with. */
export async function startWebKit(
  programs: { driver: string; xvfb: string },
  { width, height }: Size,
): Promise<Connection> {
  const home = await mkdtemp(path.join(tmpdir(), 'grow-webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), narrowBar);
  const { screen, display } = await startScreen(programs.xvfb);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      ...surroundings,
      ...{
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        XDG_CACHE_HOME: home,
      },
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const remove = async () => {
    await endProcess(driver);
    await endProcess(screen);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await waitFor('WebKitWebDriver', driver, () => ask('GET', `${address}/status`).catch(() => undefined));
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, {
      capabilities: { alwaysMatch: {} },
    });
    const session = `${address}/session/${sessionId}`;
    const send: Connection['send'] = (command, { id, ...parameters } = {}) => {
      const [method, place] = requests[command];
      const body = method === 'POST' ? parameters : undefined;
      return ask(method, session + place.replace('{id}', String(id)), body);
    };
    // The window is as much higher than the page as its bar.
    await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
    const shown = await send('ExecuteScript', { script: 'return innerHeight', args: [] });
    await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height: 2 * height - Number(shown) });
    return {
      send,
      async close() {
        // Ends the browser, too, which is a child of the driver.
        await ask('DELETE', session).catch(() => undefined);
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
