/** Runs something for each of a list, so many at a time, in their order. */
export async function inTurns<T>(
  list: readonly T[],
  atOnce: number,
  run: (one: T, index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let at = next++; at < list.length; at = next++) {
      const one = list[at];
      if (one !== undefined) await run(one, at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, work));
}
