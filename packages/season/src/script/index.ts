// Which day asks what of whom: the season from two weeks before its first day to four days after its last.
import { checkDay, sizesOf } from '../invariants';
import type { BackendProgram } from '../run/backend';
import type { Season } from '../run/Season';
import { DAYS_BEFORE } from '../world/cast';
import { afternoon } from './afternoons';
import { evening } from './evenings';
import { beginSeason, morning } from './mornings';
import { LAST_DAY, type Running } from './Running';

export { LAST_DAY } from './Running';

const DAYS_AFTER = 4;

export interface ScriptOptions {
  /** The day after whose evening it stops, for a state of the season; the whole of it unless said otherwise. */
  readonly until?: number | undefined;
  /** The days on which the set-up of each gate begins. */
  readonly gateDays?: Running['gateDays'] | undefined;
  readonly say?: (line: string) => void;
}

/** Lives through the season; its journal tells what happened. */
export async function liveThrough(
  season: Season,
  backend: BackendProgram,
  { until, gateDays = { halfTime: 46, final: 73 }, say = () => undefined }: ScriptOptions = {},
): Promise<void> {
  const running: Running = {
    season,
    backend,
    say,
    gateDays,
    milestones: [],
    rounds: {},
    mentors: new Set(),
    restarts: new Set(),
  };
  const last = until ?? LAST_DAY + DAYS_AFTER;
  for (let day = 1 - DAYS_BEFORE; day <= last; day += 1) {
    const [begun, callsBefore] = [Date.now(), season.journal.callCount];
    if (day === 1 - DAYS_BEFORE) await beginSeason(running);
    await morning(running, day);
    await afternoon(running, day);
    await evening(running, day);
    const { checked, violations } = await checkDay(season, day);
    const [calls, seconds] = [season.journal.callCount - callsBefore, (Date.now() - begun) / 1000];
    const sizes = day > 0 && day % 7 === 0 ? await sizesOf(season) : undefined;
    season.journal.days.push({ day, calls, seconds, checked, violations, sizes });
    for (const { name, text } of season.journal.violations.slice(-violations || Infinity))
      say(`  ${name}: ${text}`);
    say(
      `day ${day}: ${calls} calls in ${seconds.toFixed(1)} s, ${checked} checked, ${violations} violations`,
    );
  }
}
