// What happens once or seldom: a merge, a demotion, a ban, people who go, and the gates.
import { ban, deleteAccount } from '../acts/endings';
import { decide, openRound, score, setUpRound } from '../acts/gates';
import { demoteOrganiser, mergeTeams } from '../acts/organising';
import { peekAtGate } from '../acts/reading';
import { leave } from '../acts/teams';
import { inTurns } from '../run/inTurns';
import { timeOn } from '../run/Season';
import { AT_ONCE, isIn, livingTeams, type Running } from './Running';

/** What happens once: a merge, a demotion, a ban, people who go, and the gates. */
export async function meetOddities(running: Running, day: number): Promise<void> {
  const { season } = running;
  const { draw, cast, journal } = season;
  const all = livingTeams(season);
  if (day === 16) {
    const small = all.filter(({ members }) => members.length <= 2);
    const [from, into] = small;
    if (from && into) await mergeTeams(season, from, into);
  }
  if (day === 22 && (await demoteOrganiser(season)))
    journal.violations.push({
      day,
      name: 'who is no organiser any more reads nothing of theirs',
      text: 'the matrix',
    });
  if (day === 23) {
    const person = cast.participants.filter(isIn(season)).at(-1);
    if (person && (await ban(season, person)))
      journal.violations.push({ day, name: 'somebody banned reads nothing', text: person.email });
  }
  if (day > 3 && day <= 70) {
    const leaving = all.filter(
      ({ cast: { number }, members }) => members.length > 2 && draw.happens(0.004, number, day, 'leaves'),
    );
    await inTurns(leaving, AT_ONCE, (team) =>
      leave(season, team, draw.between(0, team.members.length - 1, team.cast.number, day)),
    );
    const deleting = cast.participants
      .filter(isIn(season))
      .filter(({ number }) => draw.happens(0.0006, number, day, 'deletes'));
    await inTurns(deleting, 4, (person) => deleteAccount(season, person));
  }
  await goThroughGates(running, day);
}

async function goThroughGates(running: Running, day: number): Promise<void> {
  const { season, rounds, gateDays } = running;
  const jurors = season.cast.mentors.filter(isIn(season)).slice(0, season.cast.jurors);
  for (const [kind, first, cut] of [
    ['half_time', gateDays.halfTime, 0.6],
    ['final', gateDays.final, 0.1],
  ] as const) {
    if (day === first) {
      const id = await setUpRound(season, kind, timeOn(season, first + 2, '10:00'), jurors);
      if (id !== undefined) rounds[kind] = id;
    }
    const roundId = rounds[kind];
    if (roundId === undefined) continue;
    if (day === first + 1) await openRound(season, roundId);
    if (day === first + 2) await inTurns(jurors, AT_ONCE, (juror) => score(season, juror, kind));
    if (day === first + 3) await decide(season, roundId, cut, timeOn(season, first + 4, '12:00'));
    if (day >= first + 1 && day <= first + 3) {
      const curious = season.cast.participants
        .filter(isIn(season))
        .filter(({ number }) => season.draw.happens(0.02, number, day, 'peeks'));
      await inTurns(curious, AT_ONCE, async (person) => {
        const seen = await peekAtGate(season, person, kind);
        if (seen !== null)
          season.journal.violations.push({
            day,
            name: 'nobody sees anything of a gate before its release',
            text: `${person.email}: ${JSON.stringify(seen).slice(0, 200)}`,
          });
      });
    }
  }
}
