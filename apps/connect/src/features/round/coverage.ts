// Who judges whom on a stage, as the cells of the kit's grids.
import { teamsOnStage, type RoundJuror, type RoundSetup, type RoundTeam } from '@grow/core/round';
import type { SheetCellState } from '@grow/ui';

/** A stage with its teams in their order, and everybody who judges there or scores one of its films. */
export interface CoveredStage {
  readonly teams: readonly RoundTeam[];
  readonly jurors: readonly RoundJuror[];
  /** A row for each team, a cell for each juror. */
  readonly cells: readonly (readonly SheetCellState[])[];
  /** How many score sheets from the stage each team has. */
  readonly counts: readonly number[];
}

const pairKey = (teamId: string, jurorId: string) => `${teamId} ${jurorId}`;

/** The cells of a stage. A pair in conflict is crossed, whoever was given it; where too few judge, one who could is marked. */
export function coverStage(setup: RoundSetup, stageId: string): CoveredStage {
  const teams = teamsOnStage(setup.teams, stageId);
  const own = new Set(teams.map(({ id }) => id));
  const sheets = new Map(
    setup.ballots
      .filter(({ teamId }) => own.has(teamId))
      .map((ballot) => [pairKey(ballot.teamId, ballot.jurorId), ballot]),
  );
  const given = new Set([...sheets.values()].map(({ jurorId }) => jurorId));
  const jurors = setup.jurors.filter(
    ({ id, stageId: seat, withdrawnAt }) => (seat === stageId && withdrawnAt === undefined) || given.has(id),
  );
  const conflicts = new Set(setup.conflicts.map(({ teamId, jurorId }) => pairKey(teamId, jurorId)));
  const counts = teams.map(
    ({ id }) =>
      [...sheets.values()].filter(
        ({ teamId, kind, state }) => teamId === id && kind === 'stage' && state !== 'recused',
      ).length,
  );
  const cellOf = (team: RoundTeam, juror: RoundJuror, isShort: boolean): SheetCellState => {
    const key = pairKey(team.id, juror.id);
    const sheet = sheets.get(key);
    if (sheet?.state === 'recused') return 'steppedBack';
    if (conflicts.has(key)) return 'conflict';
    if (sheet) return sheet.kind === 'bridge' ? 'bridge' : 'judges';
    return isShort && juror.stageId === stageId && juror.withdrawnAt === undefined ? 'nobody' : 'rests';
  };
  return {
    ...{ teams, jurors, counts },
    cells: teams.map((team, row) => {
      const isShort = (counts[row] ?? 0) < setup.round.ballotsWanted && team.presence !== 'absent';
      return jurors.map((juror) => cellOf(team, juror, isShort));
    }),
  };
}
