// Firefox and WebKit for the promises that the full run tries in every engine. Neither is installed by a run: each is large, and
// nothing else needs it.
import { existsSync } from 'node:fs';
import path from 'node:path';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name));

function find(variable, places) {
  const named = process.env[variable];
  if (!named) return places.find((file) => existsSync(file));
  if (existsSync(named)) return named;
  console.error(
    `${variable} names ${named}, where there is no file. Correct it, or unset it to let GROW look.`,
  );
  process.exit(1);
}

const findFirefox = () =>
  find('FIREFOX_PATH', [
    ...onPath('firefox-esr'),
    ...onPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
const findWebKitDriver = () => find('WEBKIT_DRIVER_PATH', onPath('WebKitWebDriver'));

/** Its windows have no mode without a screen. */
const findXvfb = () => onPath('Xvfb').find((file) => existsSync(file));

/**
 * The paths of what there is, and for each browser that is not there one line that says so and how to get it.
 * @returns {{ firefox?: string, webKit?: { driver: string, xvfb: string }, absent: string[] }}
 */
export function findOtherBrowsers() {
  const [firefox, driver, xvfb] = [findFirefox(), findWebKitDriver(), findXvfb()];
  const absent = [];
  if (!firefox)
    absent.push(
      'Firefox is not here: nothing was tried in it. apt-get install firefox-esr, or name one by FIREFOX_PATH.',
    );
  if (!driver || !xvfb)
    absent.push(
      'WebKit is not here: nothing was tried in it. apt-get install webkit2gtk-driver xvfb, or name a WebKitWebDriver by WEBKIT_DRIVER_PATH.',
    );
  return { ...(firefox && { firefox }), ...(driver && xvfb && { webKit: { driver, xvfb } }), absent };
}
