// Afternoons before and in a season: people come into teams, and register for events.
import { acceptOffer, cancel, eventsAhead, register } from '../acts/events';
import { answerRequests, comeIn } from '../acts/teams';
import { inTurns } from '../run/inTurns';
import { AT_ONCE, isIn, livingTeams, moveTo, schedule, LAST_DAY, type Running } from './Running';
import { goThroughFaults } from './faults';
import { liveWeekday } from './weekdays';
import { meetOddities } from './oddities';

/** What is done between two and eight. */
export async function afternoon(running: Running, day: number): Promise<void> {
  const { season } = running;
  const { draw } = season;
  await moveTo(running, day, '14:00');
  const all = livingTeams(season);
  // People come into teams one after the other, a day or more after it was founded.
  if (day <= 21)
    await inTurns(all, AT_ONCE, async (team) => {
      for (const [at, { person }] of team.cast.others.entries())
        if (
          day >= team.cast.day + at &&
          day <= team.cast.day + at + 6 &&
          isIn(season)(person) &&
          !team.members.includes(person)
        ) {
          if (draw.happens(0.5, person.number, day, 'tries')) await comeIn(season, team, at);
        }
      if (day > team.cast.day) await answerRequests(season, team);
    });
  if (day % 3 === 0) await visitEvents(running, day);
  goThroughFaults(running, day, 'noon');
  if (day > 0 && day <= LAST_DAY) await liveWeekday(running, day);
  await meetOddities(running, day);
}

async function visitEvents(running: Running, day: number): Promise<void> {
  const { season } = running;
  const { cast, draw } = season;
  const [reader] = cast.organisers;
  if (!reader) return;
  const ahead = await eventsAhead(season, reader);
  const people = cast.participants.filter(isIn(season));
  for (const event of ahead.filter(
    ({ startsAt }) => startsAt.getTime() - season.clock.now().getTime() < 12 * 86_400_000,
  )) {
    // Of ten people somebody goes to each event, too.
    const wanting = people.filter(({ number }) =>
      draw.happens(people.length < 50 ? 0.3 : 0.06, number, event.id, day),
    );
    await inTurns(wanting, AT_ONCE, (person) => register(season, person, event));
    const changing = people.filter(({ number }) => draw.happens(0.008, number, event.id, day, 'cancel'));
    await inTurns(changing, AT_ONCE, (person) => cancel(season, person, event.id));
  }
  await schedule(running, { settles: false });
  const offered = people.filter(({ number }) => draw.happens(0.05, number, day, 'looks'));
  await inTurns(offered, AT_ONCE, (person) => acceptOffer(season, person));
}
