import { errorBetween } from './differenceError';
import type { ComponentLine, Line, LineChange, LineState, LineTeam, UndecidedReason } from './Line';
import { placesOf } from './placesOf';
import type { RankedTeam, Ranking, RankingBasis } from './Ranking';
import { sharePlaces } from './sharePlaces';

/** What the line says, by team. */
type States = ReadonlyMap<
  string,
  { readonly state: LineState; readonly reason: UndecidedReason | undefined }
>;

/**
 * Where the line falls with so many places: who is on, out or undecided, how close it is, and what moving it would change.
 * Looks only; nothing is decided by it.
 *
 * @throws `invalid_value` unless `cutSize` is a whole number, 0 or more.
 */
export function lineAt(ranking: Ranking, cutSize: number): Line {
  const components = componentLines(ranking, cutSize);
  const states = statesAt(ranking, components);
  const changeBy = (other: readonly ComponentLine[]) => changeOf(states, statesAt(ranking, other));
  return {
    cutSize,
    teams: beside(ranking, components, states),
    components,
    oneLess: changeBy(componentLines(ranking, Math.max(0, cutSize - 1))),
    oneMore: changeBy(componentLines(ranking, cutSize + 1)),
    byRaw: changeBy(componentLines(ranking, cutSize, 'raw')),
  };
}

function scoreBy(basis: RankingBasis, { raw, adjusted }: RankedTeam): number | undefined {
  return basis === 'raw' ? raw : adjusted;
}

function componentLines(ranking: Ranking, cutSize: number, forced?: RankingBasis): ComponentLine[] {
  return sharePlaces(ranking, cutSize).map((share) => {
    const basis = forced ?? ranking.components[share.component]?.basis ?? 'raw';
    const scored = ranking.teams.flatMap((team) => {
      const score = team.component === share.component ? scoreBy(basis, team) : undefined;
      return score === undefined ? [] : [{ id: team.teamId, score }];
    });
    const scores = new Map(scored.map(({ id, score }) => [id, score]));
    const { order } = placesOf(scored);
    const [lastOn, firstOut] = [order[share.places - 1], order[share.places]];
    const [above, below] = [scores.get(lastOn ?? ''), scores.get(firstOut ?? '')];
    const distance = above === undefined || below === undefined ? undefined : Math.abs(above - below);
    return { ...share, basis, order, lastOn, firstOut, distance };
  });
}

function statesAt(ranking: Ranking, components: readonly ComponentLine[]): States {
  const teams = new Map(ranking.teams.map((team) => [team.teamId, team]));
  const states = new Map<string, { state: LineState; reason: UndecidedReason | undefined }>();
  for (const { teamId, ballots } of ranking.teams) {
    states.set(teamId, { state: 'undecided', reason: ballots === 0 ? 'unscored' : 'oneSheet' });
  }
  for (const { order, places, basis } of components) {
    const rankOf = (teamId: string | undefined) => {
      const team = teams.get(teamId ?? '');
      return basis === 'raw' ? team?.rawRank : team?.adjustedRank;
    };
    // Whoever shares the place of the two beside the line, if these share one.
    const tied = rankOf(order[places - 1]) === rankOf(order[places]) ? rankOf(order[places]) : undefined;
    for (const [at, teamId] of order.entries()) {
      const isTied = tied !== undefined && rankOf(teamId) === tied;
      const state = isTied ? 'undecided' : at < places ? 'on' : 'out';
      states.set(teamId, { state, reason: isTied ? 'tie' : undefined });
    }
  }
  return states;
}

/** Every team with its distance to the nearest team on the other side. */
function beside(ranking: Ranking, components: readonly ComponentLine[], states: States): LineTeam[] {
  const at = new Map(ranking.teams.map(({ teamId }, position) => [teamId, position]));
  const placeIn = components.map(({ order }) => new Map(order.map((teamId, place) => [teamId, place])));
  return ranking.teams.map((team, position): LineTeam => {
    const { state = 'undecided', reason } = states.get(team.teamId) ?? {};
    const line = components[team.component ?? -1];
    const place = placeIn[team.component ?? -1]?.get(team.teamId);
    const isInside = place !== undefined && line !== undefined && place < line.places;
    const neighbour =
      place === undefined ? undefined : at.get((isInside ? line?.firstOut : line?.lastOn) ?? '');
    const other = neighbour === undefined ? undefined : ranking.teams[neighbour];
    const own = line && scoreBy(line.basis, team);
    const their = line && other && scoreBy(line.basis, other);
    const distance = own === undefined || their === undefined ? undefined : Math.abs(own - their);
    const isMeasured = distance !== undefined && neighbour !== undefined && line?.basis === 'adjusted';
    const distanceError = isMeasured ? errorBetween(ranking, position, neighbour) : undefined;
    const tooCloseToCall = distance !== undefined && distanceError !== undefined && distance < distanceError;
    return { teamId: team.teamId, state, reason, distance, distanceError, tooCloseToCall };
  });
}

function changeOf(now: States, then: States): LineChange {
  const onlyOn = (some: States, others: States) =>
    [...some].flatMap(([teamId, { state }]) =>
      state === 'on' && others.get(teamId)?.state !== 'on' ? [teamId] : [],
    );
  return { added: onlyOn(then, now), removed: onlyOn(now, then) };
}
