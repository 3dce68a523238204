// A round's ranking as the rows of the kit's list: places, scores and spreads as words.
import type { GateResults } from '@grow/core/gate';
import {
  tieTolerance,
  weightedScore,
  type ComponentLine,
  type RankedTeam as Scored,
} from '@grow/core/ranking';
import type { Locale } from '@grow/shell';
import { Badge, type RankedTeam, type RawTeam } from '@grow/ui';
import { m } from '../../paraglide/messages';
import { gateNamesOf, listWords, scoreWords } from './gateWords';
import type { RankedRound } from './useGate';

/** What each juror gave a team, the highest first. */
export function scoresOf({ ballots, criteria }: GateResults, teamId: string): number[] {
  return ballots
    .filter((ballot) => ballot.teamId === teamId)
    .map(({ scores }) => weightedScore(scores, criteria))
    .sort((a, b) => b - a);
}

type Placed = {
  readonly team: Scored;
  readonly score: number;
  readonly place: number;
  readonly isTied: boolean;
};

/** Teams with their places by a score: who has the same shares one. */
function placed(teams: readonly Scored[], scoreBy: (team: Scored) => number | undefined): Placed[] {
  const scored = teams.flatMap((team) => {
    const score = scoreBy(team);
    return score === undefined ? [] : [{ team, score }];
  });
  const isSame = (a: number, b: number | undefined) => b !== undefined && Math.abs(a - b) <= tieTolerance;
  return scored.map(({ team, score }, index) => ({
    ...{ team, score },
    place: scored.findIndex((one) => isSame(score, one.score)) + 1,
    isTied: isSame(score, scored[index - 1]?.score) || isSame(score, scored[index + 1]?.score),
  }));
}

const inOrder = ({ ranking }: RankedRound, order: readonly string[]): Scored[] => {
  const byId = new Map(ranking.teams.map((team) => [team.teamId, team]));
  return order.flatMap((id) => byId.get(id) ?? []);
};

/** The rows of one part of the ranking in the order that decides. */
export function rankedRows(round: RankedRound, component: ComponentLine, locale: Locale): RankedTeam[] {
  const { results, line, decisions } = round;
  const names = gateNamesOf(results);
  const teams = new Map(results.teams.map((team) => [team.id, team]));
  const close = new Set(line.teams.flatMap(({ teamId, tooCloseToCall }) => (tooCloseToCall ? [teamId] : [])));
  const byHand = new Set(decisions.flatMap(({ teamId, by }) => (by === 'override' ? [teamId] : [])));
  const rows = placed(inOrder(round, component.order), (team) => team[component.basis]);
  return rows.map(({ team: { teamId, isApart }, score, place, isTied }) => {
    const jurors = scoresOf(results, teamId);
    const given = listWords(
      jurors.map((one) => scoreWords(one, locale)),
      locale,
    );
    return {
      ...{ key: teamId, name: names.team(teamId), detail: names.stage(teams.get(teamId)?.stageId) },
      ...{ place: place.toLocaleString(locale), isTied, score: scoreWords(score, locale), jurors },
      ...{ together: score, isApart, isClose: close.has(teamId) },
      spread: m.gates_spread({ scores: given, score: scoreWords(score, locale) }),
      badge: byHand.has(teamId) && <Badge tone="info">{m.gates_by_hand()}</Badge>,
      notes: teams.get(teamId)?.notes ?? 0,
    };
  });
}

/** The same teams as they were given; undefined where that is the order that decides. */
export function rawRows(round: RankedRound, component: ComponentLine, locale: Locale): RawTeam[] | undefined {
  if (component.basis === 'raw') return undefined;
  const names = gateNamesOf(round.results);
  const teams = inOrder(round, component.order).toSorted(
    (a, b) => (b.raw ?? 0) - (a.raw ?? 0) || a.teamId.localeCompare(b.teamId),
  );
  return placed(teams, ({ raw }) => raw).map(({ team: { teamId }, score, place, isTied }) => ({
    ...{ key: teamId, name: names.team(teamId), isTied },
    ...{ place: place.toLocaleString(locale), score: scoreWords(score, locale) },
  }));
}
