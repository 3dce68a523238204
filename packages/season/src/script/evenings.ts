// Evenings: doors of events, dashboards, and the last look at the clock.
import { eventsAhead, letPeopleIn } from '../acts/events';
import { openDashboard } from '../acts/reading';
import { logIn } from '../acts/signUp';
import { inTurns } from '../run/inTurns';
import { visit } from '../run/Visit';
import { AT_ONCE, isIn, moveTo, type Running } from './Running';

/** What is done between eight and midnight. */
export async function evening(running: Running, day: number): Promise<void> {
  const { season } = running;
  const { draw, cast, journal } = season;
  await moveTo(running, day, '20:00');
  const [door] = cast.organisers;
  if (door) {
    const today = await eventsAhead(season, door);
    for (const event of today.filter(
      ({ startsAt }) => startsAt.getTime() - season.clock.now().getTime() < 14 * 3_600_000,
    ))
      await letPeopleIn(season, door, event.slug);
  }
  const people = cast.participants
    .filter(isIn(season))
    .filter(({ number }) => draw.happens(0.08, number, day, 'evening'));
  await inTurns(people, AT_ONCE, async (person) => {
    await openDashboard(season, person);
    await visit(season, person, async (self) => {
      if (self.session.getSnapshot().status === 'signedIn') return;
      journal.loggedOut.push(`${person.email} on day ${day}`);
      await logIn(self);
    });
  });
  await moveTo(running, day, '23:59');
}
