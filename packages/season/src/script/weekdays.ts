// The rhythm of a week: tests and check-ins in its middle, hand-ins at its end, reviews after it.
import type { Milestone } from '@grow/core/milestone';
import { daysLater } from '@grow/core/time';
import { askForTime, handIn, switchClockOff, writeWeek } from '../acts/handIns';
import {
  answerProposals,
  bookHour,
  noteMeetings,
  offerHours,
  readPulses,
  reviewWeek,
} from '../acts/mentoring';
import { announce, lookAfterWeek, proposePairs } from '../acts/organising';
import { checkIn, logTest } from '../acts/records';
import { inTurns } from '../run/inTurns';
import type { LivingTeam } from '../run/Season';
import type { CastPerson } from '../world/cast';
import { goThroughFaults } from './faults';
import { AT_ONCE, isIn, livingTeams, schedule, setClock, weekOf, type Running } from './Running';

/** What a week's rhythm asks: tests and check-ins in its middle, hand-ins at its end, reviews after it. */
export async function liveWeekday(running: Running, day: number): Promise<void> {
  const { season, milestones } = running;
  const { cast, draw } = season;
  const [week, weekdayNumber] = [weekOf(day), ((day - 1) % 7) + 1];
  const all = livingTeams(season);
  const mentors = cast.mentors.filter(isIn(season));
  const milestone = milestones.find((one) => one.week === week);
  const are = (probability: number, name: string) =>
    all.filter(({ cast: { number, diligence } }) =>
      draw.happens(probability * (0.4 + 0.6 * diligence), number, week, name),
    );
  if (weekdayNumber === 1 && week === 2) await proposePairs(season);
  if (weekdayNumber === 2) {
    await schedule(running);
    await inTurns(mentors, AT_ONCE, (mentor) => answerProposals(season, mentor));
    if (week === 2) await offerAll(running, mentors);
    if (week >= 3 && week <= 10)
      await inTurns(are(0.25, 'books'), AT_ONCE, (team) => bookHour(season, team, week));
    await announce(season, `Week ${week}`, { roles: ['PARTICIPANT'] });
  }
  if (weekdayNumber === 3) await inTurns(are(0.7, 'test'), AT_ONCE, (team) => logTest(season, team, week));
  if (weekdayNumber === 4) await inTurns(are(0.9, 'pulse'), AT_ONCE, (team) => checkIn(season, team, week));
  if (weekdayNumber === 5)
    await inTurns(mentors, AT_ONCE, async (mentor) => {
      await readPulses(season, mentor);
      await noteMeetings(season, mentor);
    });
  if (milestone) await handInDays(running, milestone, day);
  if (weekdayNumber === 1 || weekdayNumber === 4)
    await inTurns(mentors, AT_ONCE, (mentor) => reviewWeek(season, mentor, 8));
  // What came back is handed in once more.
  const before = milestones.find((one) => one.week === week - 1);
  if (before && weekdayNumber === 5)
    await inTurns(are(0.2, 'revises'), AT_ONCE, async (team) => {
      await writeWeek(season, team, before, 2);
      await handIn(season, team, before);
    });
}

async function offerAll({ season }: Running, mentors: readonly CastPerson[]): Promise<void> {
  const [first, last] = [daysLater(season.startsOn, 12), daysLater(season.startsOn, 70)];
  await inTurns(
    mentors.filter(({ number }) => season.draw.happens(0.6, number, 'offers')),
    AT_ONCE,
    (mentor) => offerHours(season, mentor, first, last),
  );
}

/** The days before a week is due, and the hours around that. */
async function handInDays(running: Running, milestone: Milestone, day: number): Promise<void> {
  const { season } = running;
  const { draw } = season;
  const due = milestone.dueAt;
  const daysLeft = Math.floor((due.getTime() - season.clock.now().getTime()) / 86_400_000);
  if (daysLeft > 1 || daysLeft < 0) return;
  const all = livingTeams(season);
  const plan = (team: LivingTeam) =>
    draw.part(team.cast.number, milestone.week, 'plan') * (0.5 + 0.5 * team.cast.diligence) ** 0.3;
  if (daysLeft === 1) {
    // Some are early; others only write.
    await inTurns(
      all.filter((team) => plan(team) > 0.08),
      AT_ONCE,
      (team) => writeWeek(season, team, milestone, 1),
    );
    await inTurns(
      all.filter((team) => plan(team) > 0.7),
      AT_ONCE,
      (team) => handIn(season, team, milestone),
    );
    const needy = all.filter((team) => draw.happens(0.03, team.cast.number, milestone.week, 'time'));
    await inTurns(needy, AT_ONCE, (team) => askForTime(season, team, milestone));
    await lookAfterWeek(season, milestone, needy, new Date(due.getTime() + 3 * 86_400_000));
    return;
  }
  await setClock(running, new Date(due.getTime() - 4 * 60_000));
  goThroughFaults(running, day, 'deadline');
  const atDeadline = all.filter((team) => plan(team) > 0.25 && plan(team) <= 0.7);
  await inTurns(atDeadline, AT_ONCE, (team) => handIn(season, team, milestone));
  await inTurns(
    all.filter((team) => draw.happens(0.05, team.cast.number, milestone.week, 'off')),
    AT_ONCE,
    (team) => switchClockOff(season, team, milestone),
  );
  // Those who write once more at the last minute, and whose newest version counts.
  await inTurns(
    all.filter((team) => draw.happens(0.1, team.cast.number, milestone.week, 'newer')),
    AT_ONCE,
    async (team) => {
      await writeWeek(season, team, milestone, 3);
      await handIn(season, team, milestone);
    },
  );
  await setClock(running, new Date(due.getTime() + 1_000));
  await schedule(running);
  const lateTeams = all.filter((team) => draw.happens(0.05, team.cast.number, milestone.week, 'late'));
  await inTurns(lateTeams, AT_ONCE, async (team) => {
    await writeWeek(season, team, milestone, 4);
    await handIn(season, team, milestone);
  });
}
