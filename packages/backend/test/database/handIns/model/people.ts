// Who is in a team changes, and who looks after it.
import type { HandInModel } from './handInModel';
import type { ModelTeam } from './handInTime';
import type { Command, Round } from './round';

/** Somebody leaves; whoever leads names the next one, and with the last member the team ends. */
export function leaveTeam(round: Round, { team }: HandInModel): Command {
  const { sql, random, now, outsiders } = round;
  const chosen =
    team.members.length === 1 && random(3) > 0 ? undefined : team.members[random(team.members.length)];
  const [captain, second] = team.members;
  return {
    name: chosen === undefined ? 'nobody leaves' : 'leave',
    here: () => {
      if (chosen === undefined) return;
      team.members = team.members.filter((member) => member !== chosen);
      outsiders.push(chosen);
      if (team.members.length === 0) team.mentor = null;
      endForeignReviews(round, team);
    },
    there: async () => {
      if (chosen === undefined) return;
      const successor = chosen === captain ? (second ?? null) : null;
      await sql`select private.leave_team(${chosen}, ${team.id}, ${successor}, ${new Date(now)})`;
      await clockAt(round, team);
    },
  };
}

/** Somebody new comes; into a team that ended nobody does. */
export function joinTeam(round: Round, { team }: HandInModel): Command {
  const { world, now } = round;
  const isFull = team.members.length === 0 || team.members.length > 3;
  return {
    name: isFull ? 'nobody joins' : 'join',
    here: () => undefined,
    there: async () => {
      if (isFull) return;
      const person = await world.person();
      await world.addMember(team.id, person, new Date(now));
      team.members.push(person);
    },
  };
}

/** Another mentor looks after the team. */
export function nextMentor(round: Round, { team }: HandInModel): Command {
  const { sql, world } = round;
  const isOver = team.members.length === 0;
  return {
    name: isOver ? 'no other mentor' : 'another mentor',
    here: () => undefined,
    there: async () => {
      if (isOver) return;
      // The rules name no time at which a right ends, and its row keeps none: whoever ends it lets the clock come by, before and
      // after, or a review of theirs would end whenever it comes by next.
      await clockAt(round, team);
      await sql`update public.mentor_assignments set status = 'ended' where team_id = ${team.id}`;
      team.mentor = await world.mentorOf(team.id);
      endForeignReviews(round, team);
      await clockAt(round, team);
    },
  };
}

function endForeignReviews({ handIns }: Round, team: ModelTeam): void {
  for (const each of handIns) if (each.team === team) each.endForeignReview();
}

const clockAt = ({ sql, now }: Round, team: ModelTeam) =>
  sql`select private.advance_hand_in(id, ${new Date(now)}) from public.hand_ins where team_id = ${team.id}`;
