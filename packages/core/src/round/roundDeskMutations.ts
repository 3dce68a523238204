import type { GrowSupabase } from '../db/growSupabase';
import { gateKeys } from '../gate/gateQueries';
import { mutationWithInput, productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { roundDeskRepository, type JurorSeat, type JurorTeam, type PaperSheet } from './roundDeskRepository';
import { roundKeys } from './roundQueries';

/** A juror who judges no more, and where they sat. */
export interface JurorWithdrawal extends JurorSeat {
  /** 3 to 500 characters. */
  readonly reason: string;
}

/** A score sheet that is taken away, with what brings it back. */
export interface BallotRemoval extends JurorTeam {
  readonly ballotId: string;
  readonly kind: 'stage' | 'bridge';
}

/** Another stage for a juror, and the one before. */
export interface JurorMove extends JurorSeat {
  readonly was: string | undefined;
}

/** Mutations of who judges, and of the day itself. */
export function roundDeskMutations(client: GrowSupabase | undefined) {
  const repository = () => roundDeskRepository(requireClient(client));
  const invalidates = [roundKeys.all, gateKeys.all];
  const key = (name: string) => [...roundKeys.all, name];
  const ofJuror = { invalidates, subject: ({ userId }: { readonly userId: string }) => `juror ${userId}` };
  const ofPair = {
    invalidates,
    subject: ({ userId, teamId }: JurorTeam) => `sheet ${userId} ${teamId}`,
  };
  const grant = productMutation(key('grant'), async (juror: JurorSeat) => repository().grant(juror), ofJuror);
  const seatAgain = productMutation(key('seat'), async (juror: JurorSeat) => repository().seat(juror), ofJuror);
  const putBallot = productMutation(
    key('putBallot'),
    async (pair: JurorTeam & { kind: 'stage' | 'bridge' }) => repository().putBallot(pair),
    ofPair,
  );
  const declareConflict = productMutation(
    key('declareConflict'),
    async (conflict: JurorTeam & { reason?: string }) => repository().declareConflict(conflict),
    {
      ...ofPair,
      undo: (_, { roundId, userId, teamId }: JurorTeam) =>
        mutationWithInput(removeConflict, { roundId, userId, teamId }),
    },
  );
  const removeConflict = productMutation(
    key('removeConflict'),
    async (conflict: JurorTeam) => repository().removeConflict(conflict),
    ofPair,
  );
  return {
    /** Asks somebody to judge. */
    grant,
    /** Gives a juror another stage. */
    seat: productMutation(key('seat'), async (move: JurorMove) => repository().seat(move), {
      ...ofJuror,
      undo: (_, { roundId, userId, was }: JurorMove) =>
        mutationWithInput(seatAgain, { roundId, userId, stageId: was }),
    }),
    /** Lets a juror judge no more; they can be asked again. */
    withdraw: productMutation(
      key('withdraw'),
      async (withdrawal: JurorWithdrawal) => repository().withdraw(withdrawal),
      {
        ...ofJuror,
        undo: (_, { roundId, userId, stageId }: JurorWithdrawal) =>
          mutationWithInput(grant, { roundId, userId, stageId }),
      },
    ),
    /** Says that a juror is too close to a team. */
    declareConflict,
    /** Takes that back. */
    removeConflict,
    /** Gives a juror a score sheet by hand. */
    putBallot,
    /** Takes a score sheet away on which nothing stands. */
    removeBallot: productMutation(
      key('removeBallot'),
      async ({ ballotId }: BallotRemoval) => repository().removeBallot(ballotId),
      {
        ...ofPair,
        undo: (_, { roundId, userId, teamId, kind }: BallotRemoval) =>
          mutationWithInput(putBallot, { roundId, userId, teamId, kind }),
      },
    ),
    /** Reminds jurors of what is missing. */
    remind: productMutation(
      key('remind'),
      async (wish: { roundId: string; userIds: readonly string[] }) => repository().remind(wish),
      { invalidates, subject: ({ userIds }) => `reminder ${userIds.join(' ')}` },
    ),
    /** Keys a score sheet in from paper. */
    enterPaper: productMutation(
      key('enterPaper'),
      async (sheet: PaperSheet) => repository().enterPaper(sheet),
      { invalidates, subject: ({ ballotId }: PaperSheet) => `ballot ${ballotId}` },
    ),
  };
}
