// The scenes in the sizes that were promised.
import { runDeadline } from './deadline';
import { runHall } from './hall';
import type { Measured } from './measure';
import type { SceneName } from './options';
import type { Place } from './place';
import { runRelease } from './release';

/** Runs a scene at so many times its size. */
export async function runScene(
  place: Place,
  scene: SceneName,
  times: number,
  minutes: number | undefined,
): Promise<Measured> {
  switch (scene) {
    case 'hall':
      return runHall(place, {
        clients: Math.round(200 * times),
        tokenSeconds: 150,
        pauseSeconds: 10,
        // A project lets 30 through at once and one in two seconds after that; whoever waits asks once a minute.
        mostSeconds: 600 * times + 300,
      });
    case 'deadline':
      return runDeadline(place, { teams: Math.round(600 * times), minutes: minutes ?? 5, spareSeconds: 15 });
    case 'release':
      return runRelease(place, { people: Math.round(3000 * times), minutes: minutes ?? 1 });
  }
}
