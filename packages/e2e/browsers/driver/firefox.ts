import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { surroundings, type Connection, type Size } from './connection';
import { connectMarionette } from './marionette';
import { endProcess, waitFor } from './processes';

const preferences = {
  // Any free port, which is written into the profile.
  'marionette.port': 0,
  'intl.accept_languages': 'en-GB',
  // Nothing of its own opens, and nothing of its own is sent.
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'signon.rememberSignons': false,
};

/** Sizes the page: a window of Firefox is never narrower than 500 pixels, what it shows may be. */
const sizePage = `
  const { style } = gBrowser.selectedBrowser;
  for (const [side, length] of [['width', arguments[0]], ['height', arguments[1]]])
    for (const name of [side, 'min-' + side, 'max-' + side]) style.setProperty(name, length + 'px', 'important');`;

/** Where WebDriver answers with a value, Firefox wraps it, but for lists. */
const valueOf = (result: unknown): unknown =>
  result !== null && typeof result === 'object' && 'value' in result ? result.value : result;

/** Starts a Firefox, as its makers build it, with a profile of its own. */
export async function startFirefox(program: string, { width, height }: Size): Promise<Connection> {
  const profile = await mkdtemp(path.join(tmpdir(), 'grow-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join(''));
  const flags = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access'];
  const browser = spawn(program, [...flags, '--profile', profile, 'about:blank'], {
    env: { ...process.env, ...surroundings },
    stdio: 'ignore',
  });
  const remove = async () => {
    await endProcess(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await waitFor('Firefox', browser, async () => {
      const text = await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
      return Number(text);
    });
    const { send, end } = await connectMarionette(port);
    await send('WebDriver:NewSession');
    await send('WebDriver:SetWindowRect', { width: Math.max(width, 600), height: height + 200 });
    // The page takes its size later than it is told to, and loses it where a busy browser replaces the first page.
    await waitFor('Firefox at its size', browser, async () => {
      await send('Marionette:SetContext', { value: 'chrome' });
      await send('WebDriver:ExecuteScript', { script: sizePage, args: [width, height] });
      await send('Marionette:SetContext', { value: 'content' });
      const script = 'return innerWidth === arguments[0] && innerHeight === arguments[1]';
      return valueOf(await send('WebDriver:ExecuteScript', { script, args: [width, height] }));
    });
    return {
      async send(command, parameters) {
        return valueOf(await send(`WebDriver:${command}`, parameters));
      },
      async close() {
        end();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
