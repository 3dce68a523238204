import type { GrowSupabase } from '../db/growSupabase';
import { mutationWithInput, patch, productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { jurorRepository, type JurorConflict, type JurorOfRound, type PaperBallot } from './jurorRepository';
import type { RoundKind } from './Round';
import { roundKeys } from './roundQueries';
import type { HostedStage, NoHostedStage, Presence } from './Stage';

/** A juror and their stage, with the one that they had. */
export interface SeatChange extends JurorOfRound {
  readonly stageId: string | undefined;
  readonly former: string | undefined;
}

/** Whether a team came, with what was said before. */
export interface PresenceChange {
  readonly roundId: string;
  /** Whose cached stage shows it at once. */
  readonly kind: RoundKind;
  readonly teamId: string;
  readonly presence: Presence;
  readonly former: Presence;
}

const withPresence =
  ({ teamId, presence }: PresenceChange) =>
  (hosted: HostedStage | NoHostedStage): HostedStage | NoHostedStage => {
    if (typeof hosted === 'string') return hosted;
    const teams = hosted.teams.map((team) => {
      if (team.id === teamId) return { ...team, presence };
      const hasPitched = presence === 'on_stage' && team.presence === 'on_stage';
      return hasPitched ? { ...team, presence: 'pitched' as const } : team;
    });
    return { ...hosted, teams };
  };

/** Mutations of jurors, conflicts and the day of a round. */
export function jurorMutations(client: GrowSupabase | undefined) {
  const repository = () => jurorRepository(requireClient(client));
  type Undo = ReturnType<typeof mutationWithInput>;
  const invalidates = [roundKeys.all];
  const ofJuror = { subject: ({ userId }: JurorOfRound) => `juror ${userId}`, invalidates };
  const grant = productMutation(
    [...roundKeys.all, 'grant'],
    async (juror: JurorOfRound & { stageId?: string }) => repository().grant(juror, juror.stageId),
    ofJuror,
  );
  const seat = productMutation(
    [...roundKeys.all, 'seat'],
    async (change: SeatChange) => repository().seat(change, change.stageId),
    {
      ...ofJuror,
      undo: (_, { roundId, userId, stageId, former }): Undo =>
        mutationWithInput(seat, { roundId, userId, stageId: former, former: stageId }),
    },
  );
  const removeConflict = productMutation(
    [...roundKeys.all, 'removeConflict'],
    async (conflict: JurorConflict) => repository().removeConflict(conflict),
    ofJuror,
  );
  const swap = productMutation(
    [...roundKeys.all, 'swap'],
    async ({ roundId, teamId, otherTeamId }: { roundId: string; teamId: string; otherTeamId: string }) =>
      repository().swapPlaces(roundId, teamId, otherTeamId),
    {
      subject: () => 'places',
      invalidates,
      undo: (_, places): Undo => mutationWithInput(swap, places),
    },
  );
  const presence = productMutation(
    [...roundKeys.all, 'presence'],
    async (change: PresenceChange) =>
      repository().setPresence(change.roundId, change.teamId, change.presence),
    {
      subject: ({ teamId }: PresenceChange) => `presence ${teamId}`,
      invalidates,
      writes: ({ kind }) => [roundKeys.hosted(kind)],
      optimistic: (cache, change) => patch(cache, roundKeys.hosted(change.kind), withPresence(change)),
      undo: (_, change): Undo =>
        mutationWithInput(presence, { ...change, presence: change.former, former: change.presence }),
    },
  );
  return {
    /** Asks somebody to judge, or brings them back. */
    grant,
    /** Another stage for a juror. */
    seat,
    /** Takes a juror out, with a reason; undoing brings them back. */
    withdraw: productMutation(
      [...roundKeys.all, 'withdraw'],
      async (juror: JurorOfRound & { reason: string; stageId?: string }) =>
        repository().withdraw(juror, juror.reason),
      {
        ...ofJuror,
        undo: (_, { roundId, userId, stageId }): Undo =>
          mutationWithInput(grant, { roundId, userId, ...(stageId === undefined ? {} : { stageId }) }),
      },
    ),
    /** Says that a juror is too close to a team. */
    declareConflict: productMutation(
      [...roundKeys.all, 'declareConflict'],
      async (conflict: JurorConflict & { reason?: string }) =>
        repository().declareConflict(conflict, conflict.reason),
      { ...ofJuror, undo: (_, conflict): Undo => mutationWithInput(removeConflict, conflict) },
    ),
    /** Takes a declared conflict back. */
    removeConflict,
    /** Reminds jurors of what is missing. */
    remind: productMutation(
      [...roundKeys.all, 'remind'],
      async ({ roundId, userIds }: { roundId: string; userIds: readonly string[] }) =>
        repository().remind(roundId, userIds),
      { subject: () => 'reminder', invalidates },
    ),
    /** Keys in a score sheet from paper. */
    enterPaper: productMutation(
      [...roundKeys.all, 'enterPaper'],
      async (paper: PaperBallot) => repository().enterPaper(paper),
      { subject: ({ ballotId }: PaperBallot) => `ballot ${ballotId}`, invalidates },
    ),
    /** Says whether a team is on stage or did not come. */
    presence,
    /** Swaps two teams. */
    swap,
  };
}
