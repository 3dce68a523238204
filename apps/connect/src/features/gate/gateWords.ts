import type { GateResults } from '@grow/core/gate';
import type { GateDecision, LineChange, RankingStatement, UndecidedReason } from '@grow/core/ranking';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';
import { personName } from '../people';

/** What becomes of a team, in a word. */
export const decisionWords: Record<GateDecision, () => string> = {
  on: m.gates_decision_on,
  out: m.gates_decision_out,
  waiting: m.gates_decision_waiting,
};

/** Why the line decides nothing about a team. */
export const undecidedWords: Record<UndecidedReason, () => string> = {
  tie: m.gates_undecided_tie,
  oneSheet: m.gates_undecided_one_sheet,
  unscored: m.gates_undecided_unscored,
};

const language = (locale: Locale) => (locale === 'de' ? 'de-DE' : 'en-GB');

/** A score with two digits: "4.58", "4,58". */
export const scoreWords = (score: number, locale: Locale): string =>
  score.toLocaleString(language(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A difference with its sign: "+0.28", "−0.62". */
export function signedWords(value: number, locale: Locale): string {
  const figure = scoreWords(Math.abs(value), locale);
  if (Math.abs(value) < 0.005) return figure;
  return value < 0 ? `−${figure}` : `+${figure}`;
}

/** Several words as one: "A, B and C". */
export const listWords = (words: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(language(locale), { type: 'conjunction' }).format(words);

/** At most so many names are said, then how many more there are. */
const NAMES = 4;

/** Some names, the others as a number. */
export function namesWords(names: readonly string[], locale: Locale): string {
  if (names.length <= NAMES + 1) return listWords(names, locale);
  return listWords([...names.slice(0, NAMES), m.gates_more_names({ count: names.length - NAMES })], locale);
}

/** Who is called what in a round. */
export interface GateNames {
  readonly team: (id: string) => string;
  readonly juror: (id: string) => string;
  readonly stage: (id: string | undefined) => string;
}

/** The names of a round's teams, jurors and stages. */
export function gateNamesOf({ teams, jurors, stages }: GateResults): GateNames {
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const jurorNames = new Map(jurors.map((juror) => [juror.userId, personName(juror)]));
  const stageNames = new Map(stages.map(({ id, name }) => [id, name]));
  return {
    team: (id) => teamNames.get(id) ?? m.gates_gone(),
    juror: (id) => jurorNames.get(id) ?? m.gates_gone(),
    stage: (id) => stageNames.get(id ?? '') ?? m.gates_no_stage(),
  };
}

/** What the numbers cannot tell, as a sentence. */
export function statementWords(statement: RankingStatement, names: GateNames, locale: Locale): string {
  const teams = (ids: readonly string[]) => namesWords(ids.map(names.team), locale);
  switch (statement.code) {
    case 'noSheets':
      return m.gates_says_no_sheets();
    case 'unscored':
      return m.gates_says_unscored({ teams: teams(statement.teamIds) });
    case 'oneSheet':
      return m.gates_says_one_sheet({ teams: teams(statement.teamIds) });
    case 'oneJuror':
      return m.gates_says_one_juror({ juror: names.juror(statement.jurorId) });
    case 'alone':
      return m.gates_says_alone({ teams: teams(statement.teamIds) });
    case 'disconnected':
      return m.gates_says_disconnected({ count: statement.components });
    case 'noFreedom':
      return m.gates_says_no_freedom();
    case 'zeroResidual':
      return m.gates_says_zero_residual();
    case 'zeroLambda':
      return m.gates_says_zero_lambda();
    case 'oneSheetJurors':
      return m.gates_says_one_sheet_jurors({
        jurors: namesWords(statement.jurorIds.map(names.juror), locale),
      });
  }
}

/** Whom another line would bring in and leave out: "adds Fugenfest", "takes out Leihlot". */
export function changeWords({ added, removed }: LineChange, names: GateNames, locale: Locale): string {
  const teams = (ids: readonly string[]) => namesWords(ids.map(names.team), locale);
  if (added.length > 0 && removed.length > 0)
    return m.gates_line_swaps({ added: teams(added), removed: teams(removed) });
  if (added.length > 0) return m.gates_line_adds({ teams: teams(added) });
  if (removed.length > 0) return m.gates_line_removes({ teams: teams(removed) });
  return m.gates_line_same();
}
