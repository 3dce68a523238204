import { roundKinds, type RoundKind } from '../round/Round';
import { csvOf } from '../csv/csv';
import { readRow } from '../db/readRow';
import { AppError } from '../errors/AppError';
import type { GateDecision } from '../ranking';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';
import type { LocalText } from '../text/LocalText';
import { gateDecisions } from './GateRound';

/** A team in a protocol. */
export interface ProtocolTeam {
  readonly teamId: string;
  readonly name: string;
  readonly stage: string | undefined;
  readonly ballots: number;
  readonly raw: number | undefined;
  readonly adjusted: number | undefined;
  readonly standardError: number | undefined;
  /** Teams of one component are compared with each other and with nobody else. */
  readonly component: number | undefined;
  readonly rank: number | undefined;
  readonly decision: GateDecision;
  /** Why it was decided by hand; undefined where the line did. */
  readonly reason: string | undefined;
}

/** What was decided, with what proves it. */
export interface GateProtocol {
  readonly kind: RoundKind;
  readonly cutSize: number;
  readonly digest: string;
  readonly criteria: readonly { readonly id: string; readonly name: LocalText; readonly weight: number }[];
  /** By component and rank; last those without one. */
  readonly teams: readonly ProtocolTeam[];
  readonly commentsHeld: number;
  /** What was hashed, letter by letter. */
  readonly content: string;
  /** SHA-256 of the content, in hexadecimal digits. */
  readonly hash: string;
  readonly decidedAt: Date;
  /** Undefined for somebody who is gone. */
  readonly decidedBy: TeamPerson | undefined;
  /** Whether it holds: a decision that was opened again has none that does. */
  readonly isCurrent: boolean;
  /** How many decisions there were before. */
  readonly earlier: number;
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch (cause) {
    throw new AppError('malformed_row', { message: 'round_protocol.content: not JSON', cause });
  }
}

const byTeam = <T>(list: readonly (readonly [string, T])[]): ReadonlyMap<string, T> => new Map(list);

function teamsOf(content: unknown): ProtocolTeam[] {
  const row = readRow('round_protocol.content', content);
  const decisions = byTeam(
    row.list('decisions', (value) => {
      const one = readRow('round_protocol.decisions', value);
      return [one.requiredText('team_id'), one.oneOf('decision', gateDecisions)] as const;
    }),
  );
  const reasons = byTeam(
    row.list('by_hand', (value) => {
      const one = readRow('round_protocol.by_hand', value);
      return [one.requiredText('team_id'), one.requiredText('reason')] as const;
    }),
  );
  const ranking = readRow(
    'round_protocol.ranking',
    row.optional('ranking', (value) => value),
  );
  return ranking.list('teams', (value) => {
    const team = readRow('round_protocol.ranking.teams', value);
    const teamId = team.requiredText('team_id');
    const decision = decisions.get(teamId);
    if (!decision)
      throw new AppError('malformed_row', { message: `round_protocol: no decision on ${teamId}` });
    return {
      ...{ teamId, decision, reason: reasons.get(teamId) },
      name: team.text('name'),
      stage: team.optionalText('stage'),
      ballots: team.number('ballots'),
      raw: team.optionalNumber('raw'),
      adjusted: team.optionalNumber('adjusted'),
      standardError: team.optionalNumber('standard_error'),
      component: team.optionalNumber('component'),
      rank: team.optionalNumber('rank'),
    };
  });
}

const inOrder = (one: ProtocolTeam, other: ProtocolTeam): number =>
  (one.component ?? Infinity) - (other.component ?? Infinity) ||
  (one.rank ?? Infinity) - (other.rank ?? Infinity) ||
  one.name.localeCompare(other.name);

/** Reads what `round_protocol()` answers. @throws AppError `malformed_row` naming the column */
export function gateProtocolFromJson(value: unknown): GateProtocol {
  const row = readRow('round_protocol', value);
  const content = row.requiredText('content');
  const said = readRow('round_protocol.content', parsed(content));
  const round = readRow(
    'round_protocol.round',
    said.optional('round', (one) => one),
  );
  return {
    kind: round.oneOf('kind', roundKinds),
    cutSize: said.number('cut_size'),
    digest: said.requiredText('digest'),
    criteria: said.list('criteria', (one) => {
      const criterion = readRow('round_protocol.criteria', one);
      return {
        id: criterion.requiredText('id'),
        name: criterion.requiredLocalText('name'),
        weight: criterion.number('weight'),
      };
    }),
    teams: teamsOf(parsed(content)).toSorted(inOrder),
    commentsHeld: said.list('comments_held', () => null).length,
    content,
    hash: row.requiredText('hash'),
    decidedAt: row.time('decided_at'),
    decidedBy: row.optional('decided_by', teamPersonFromRow),
    isCurrent: row.flag('is_current', false),
    earlier: row.number('earlier'),
  };
}

/** The words of a protocol's file. */
export interface ProtocolCsvWords {
  /** Rank, team, stage, score sheets, raw, adjusted, standard error, decision, reason. */
  readonly head: readonly string[];
  readonly decisions: Readonly<Record<GateDecision, string>>;
  /** The name of the line that ends the file, before the hash. */
  readonly hash: string;
  /** A number as the language writes it. */
  number(value: number): string;
}

/** The protocol as CSV for spreadsheets, with the hash in its last line. */
export function gateProtocolCsv({ teams, hash }: GateProtocol, words: ProtocolCsvWords): string {
  const score = (value: number | undefined) => (value === undefined ? undefined : words.number(value));
  return csvOf([
    words.head,
    ...teams.map(({ rank, name, stage, ballots, raw, adjusted, standardError, decision, reason }) => [
      ...[rank, name, stage, ballots, score(raw), score(adjusted), score(standardError)],
      ...[words.decisions[decision], reason],
    ]),
    [words.hash, hash],
  ]);
}
