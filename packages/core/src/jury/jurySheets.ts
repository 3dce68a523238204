// What a store shows of the round and the records that the device keeps.
import type { SheetRecord } from './SheetRecord';
import { isUnsent } from './SheetRecord';
import type { JurySheet, SheetPlace } from './JuryStore';
import { ballotsInOrder, isRoundLocked, sheetWord } from './juryRules';
import type { JuryBallot, JuryRound } from './JuryRound';
import { recordOf, shownWish } from './sheetSteps';

function placeOf(record: SheetRecord, isUnderWay: boolean): SheetPlace {
  if (record.problem) return 'asked';
  if (isUnderWay) return 'sending';
  return isUnsent(record) ? 'unsent' : 'sent';
}

/** One score sheet: what the juror wrote here, over what the server has. */
export function sheetOf(
  ballot: JuryBallot,
  record: SheetRecord | undefined,
  round: Pick<JuryRound, 'state'>,
  isUnderWay: boolean,
): JurySheet {
  const known = record ?? recordOf(ballot);
  const { scores, commentTeam, commentJury, isSubmitted, isRecused, reason } = shownWish(known);
  const isLocked = isRoundLocked(round) || known.stand.state === 'locked';
  const content = { scores, commentTeam, commentJury };
  const own = { isSubmitted, isRecused, isLocked };
  return {
    ...ballot,
    ...known.stand,
    ...content,
    ...own,
    recusedReason: isRecused ? reason : '',
    word: sheetWord({ ...ballot, ...content, late: known.stand.late }, own),
    place: placeOf(known, isUnderWay),
    problem: known.problem,
    changedAt: known.wish?.at,
  };
}

/** Every score sheet of a round, in the order of the day. */
export function sheetsOf(
  round: JuryRound | undefined,
  records: ReadonlyMap<string, SheetRecord>,
  underWay: string | undefined,
): readonly JurySheet[] {
  if (!round) return [];
  return ballotsInOrder(round.ballots, round.stages).map((ballot) =>
    sheetOf(ballot, records.get(ballot.id), round, ballot.id === underWay),
  );
}
