// The beginning of a season and its mornings: accounts, mentors, teams that are founded.
import { readMilestones } from '../acts/handIns';
import { describeMentor } from '../acts/mentoring';
import { nameMentors, nameOrganisers, openSeason } from '../acts/organising';
import { planEvents } from '../acts/planEvents';
import { askForAccount, enter } from '../acts/signUp';
import { foundTeam } from '../acts/teams';
import { inTurns } from '../run/inTurns';
import { timeOn, type Season } from '../run/Season';
import { DAYS_BEFORE, LAST_MENTOR_SIGN_UP, type CastPerson } from '../world/cast';
import { AT_ONCE, isIn, moveTo, schedule, setClock, type Running } from './Running';

/** Lets somebody in without whom there is no season, however long their mail takes on a busy machine. */
async function waitToEnter(season: Season, person: CastPerson): Promise<void> {
  for (let tries = 12; tries > 0; tries -= 1) if (await enter(season, person)) return;
  throw new Error(`No mail for ${person.email}`);
}

/** Organisers come first, and open the season as a copy of the one that is over. */
export async function beginSeason(running: Running): Promise<void> {
  const { season } = running;
  await setClock(running, timeOn(season, 1 - DAYS_BEFORE, '06:00'));
  // In a second season they are there already.
  if (!season.cast.organisers.some(isIn(season))) {
    for (const organiser of season.cast.organisers) {
      await askForAccount(season, organiser);
      await waitToEnter(season, organiser);
    }
    await nameOrganisers(season);
  }
  const seasonId = await openSeason(season);
  await planEvents(season, seasonId);
  running.milestones = await readMilestones(season, seasonId);
}

/** Those who came in since the last morning, whose mail was late: they become mentors and describe themselves. */
async function welcomeMentors(running: Running): Promise<void> {
  const { season, mentors } = running;
  const newcomers = season.cast.mentors.filter(isIn(season)).filter(({ number }) => !mentors.has(number));
  if (newcomers.length === 0) return;
  await nameMentors(season, newcomers);
  await schedule(running);
  await inTurns(newcomers, AT_ONCE, (mentor) => describeMentor(season, mentor));
  for (const { number } of newcomers) mentors.add(number);
}

/** Those who sign up today, those whose mail came late, and teams that are founded. */
export async function morning(running: Running, day: number): Promise<void> {
  const { season } = running;
  const { cast, draw } = season;
  await moveTo(running, day, '09:00');
  const newcomers = cast.everybody.filter(
    (person) =>
      person.signUpDay === day &&
      person.kind !== 'organiser' &&
      !isIn(season)(person) &&
      !season.gone.has(person.number),
  );
  await inTurns(newcomers, AT_ONCE, (person) => askForAccount(season, person));
  await schedule(running, { settles: false });
  // Those, too, whose mail came late.
  const waiting = cast.everybody.filter(
    (person) => person.signUpDay <= day && !isIn(season)(person) && !season.gone.has(person.number),
  );
  await inTurns(waiting, AT_ONCE, async (person) => {
    if (await enter(season, person, newcomers.includes(person))) return;
    if (person.signUpDay < day && draw.happens(0.5, person.number, day, 'again'))
      await askForAccount(season, person);
  });
  if (day >= LAST_MENTOR_SIGN_UP) await welcomeMentors(running);
  const founding = cast.teams.filter((team) => team.day === day && isIn(season)(team.captain));
  await inTurns(founding, AT_ONCE, (team) => foundTeam(season, team));
}
