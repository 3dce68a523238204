// `state <name> <folder> <people>`: lives through a small season up to a state of it, so that the state is now, and leaves the
// backend's data in the folder. Its last line says who to log in as, as JSON.
import { resolve } from 'node:path';
import { berlinDay, daysLater, weekdayOf } from '@grow/core/time';
import { accountsOf } from './stateAccounts';
import { openWorld } from './run/world';
import { LAST_DAY, liveThrough } from './script';

/** The week of the season that each state lies in, of which today is the same day of the week. */
const weeks = { before: 0, day1: 1, week5: 5, gate: 7, after: 12 } as const;
type State = keyof typeof weeks;

const isState = (name: string | undefined): name is State => name !== undefined && name in weeks;

/** The Monday that a season began with of which today lies in that week, and the day of the season that was yesterday. */
function placeOf(state: State): { startsOn: string; yesterday: number } {
  const today = berlinDay(new Date());
  const weekday = weekdayOf(today);
  const days = 7 * (weeks[state] - 1) + weekday - 1;
  return { startsOn: daysLater(today, -days), yesterday: days };
}

async function main([name, folder, people]: string[]): Promise<void> {
  if (!isState(name) || folder === undefined || !(Number(people) >= 1))
    throw new Error(`state ${Object.keys(weeks).join('|')} <folder> <people>`);
  const dataDir = resolve(process.env.INIT_CWD ?? '.', folder);
  const { startsOn, yesterday } = placeOf(name);
  const world = await openWorld({
    ...{ people: Number(people), seed: 5, label: 'GROW now', startsOn, hasFaults: false, dataDir },
  });
  try {
    // At the gate jurors have scored, and nobody has decided.
    const gateDays = name === 'gate' ? { halfTime: yesterday - 2, final: LAST_DAY } : undefined;
    await liveThrough(world.season, world.backend, { until: yesterday, gateDays });
    await world.season.clock.giveBack();
    process.stdout.write(`${JSON.stringify({ accounts: await accountsOf(world.season) })}\n`);
  } finally {
    await world.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
