/** In ms, before code that did not come over a bad connection is asked for again. */
const PAUSE = 2_000;

const pause = () => new Promise<void>((resolve) => window.setTimeout(resolve, PAUSE));
const connection = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });

/**
 * What `load` imports. Without a connection it is awaited until there is one again, and otherwise asked for once more.
 * @throws what the last import throws, for instance because a newer version has taken the code's place.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let isSecondTry = false; ;) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) await connection();
      else if (isSecondTry) throw error;
      else {
        isSecondTry = true;
        await pause();
      }
    }
  }
}
