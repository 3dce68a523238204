/** In milliseconds: a network that says it is back may not carry anything yet. */
const PAUSES = [2_000, 8_000, 30_000];

/** Asks, and again after each pause while there is no answer; undefined where there never was one. */
export async function askUntilKnown<Answer>(
  ask: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  for (const pause of PAUSES) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return ask();
}
