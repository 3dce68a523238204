// What a day of the script works with, and how its hours pass.
import type { Milestone } from '@grow/core/milestone';
import type { BackendProgram } from '../run/backend';
import { runSchedule, whileMailsAreHeld } from '../run/schedule';
import { timeOn, type LivingTeam, type Season } from '../run/Season';
import type { CastPerson } from '../world/cast';

/** The last day of eleven weeks. */
export const LAST_DAY = 77;
/** People at once in front of their devices. */
export const AT_ONCE = 24;

/** What a day needs beside the season. */
export interface Running {
  readonly season: Season;
  readonly backend: BackendProgram;
  readonly say: (line: string) => void;
  /** The days on which the set-up of each gate begins. */
  readonly gateDays: { readonly halfTime: number; readonly final: number };
  milestones: readonly Milestone[];
  readonly rounds: Partial<Record<'half_time' | 'final', string>>;
  /** Numbers of those who have been made mentors in this season. */
  readonly mentors: Set<number>;
  /** Restarts of the backend that are under way: people go on meanwhile. */
  readonly restarts: Set<Promise<void>>;
}

export const weekOf = (day: number): number => Math.ceil(day / 7);

/** Teams that go on. */
export const livingTeams = ({ teams }: Season): LivingTeam[] =>
  [...teams.values()].filter(({ isOver, members }) => !isOver && members.length > 0);

/** Whether somebody has an account that goes on. */
export const isIn =
  (season: Season) =>
  (person: CastPerson): boolean =>
    season.deviceOf(person).userId !== '' && !season.gone.has(person.number);

/** Lets hours pass up to a time on the wall, with all that is done by itself in them. */
export async function moveTo(running: Running, day: number, time: string): Promise<void> {
  await setClock(running, timeOn(running.season, day, time));
  await schedule(running);
}

/** Moves the clock on; it never goes back where a day took longer than planned. */
export async function setClock({ season, restarts }: Running, at: Date): Promise<void> {
  await Promise.all(restarts);
  await whileMailsAreHeld(season);
  const now = season.clock.now();
  await season.clock.set(at > now ? at : new Date(now.getTime() + 1_000));
}

/** Does what the project does by itself. */
export async function schedule({ season, restarts }: Running, options?: { settles: boolean }): Promise<void> {
  await Promise.all(restarts);
  await runSchedule(season, options);
}
