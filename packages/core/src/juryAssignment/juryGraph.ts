import { disjointSets, type DisjointSets } from '../graph/disjointSets';
import { textOrder } from '../text/textOrder';
import type { JuryComponent } from './JuryAssignment';
import type { JuryPair } from './JuryGround';

/** Teams and jurors as the nodes of a graph: teams first, jurors after them. */
export interface JuryNodes {
  readonly teamIds: readonly string[];
  readonly jurorIds: readonly string[];
  readonly team: ReadonlyMap<string, number>;
  readonly juror: ReadonlyMap<string, number>;
}

/** The nodes of some teams and of the jurors who are listed or have a pair. */
export function juryNodes(
  teams: readonly { readonly id: string }[],
  jurors: readonly { readonly id: string }[],
  pairs: readonly JuryPair[],
): JuryNodes {
  const teamIds = [...new Set(teams.map(({ id }) => id))].sort(textOrder);
  const jurorIds = [...new Set([...jurors.map(({ id }) => id), ...pairs.map(({ jurorId }) => jurorId)])].sort(
    textOrder,
  );
  return {
    ...{ teamIds, jurorIds },
    team: new Map(teamIds.map((id, at) => [id, at])),
    juror: new Map(jurorIds.map((id, at) => [id, teamIds.length + at])),
  };
}

/** What hangs together by some pairs, and in how many parts. */
export function joinedBy(
  nodes: JuryNodes,
  pairs: readonly JuryPair[],
): { sets: DisjointSets; parts: number } {
  const sets = disjointSets(nodes.teamIds.length + nodes.jurorIds.length);
  let parts = nodes.teamIds.length + nodes.jurorIds.length;
  for (const { teamId, jurorId } of pairs) {
    const [team, juror] = [nodes.team.get(teamId), nodes.juror.get(jurorId)];
    if (team !== undefined && juror !== undefined && sets.join(team, juror)) parts--;
  }
  return { sets, parts };
}

/** The components that have a team, the largest first; of equal ones that of the smallest id. */
export function componentsOf(nodes: JuryNodes, pairs: readonly JuryPair[]): JuryComponent[] {
  const { sets } = joinedBy(nodes, pairs);
  const components = new Map<number, { teamIds: string[]; jurorIds: string[] }>();
  for (const [at, id] of nodes.teamIds.entries()) {
    const component = components.get(sets.find(at)) ?? { teamIds: [], jurorIds: [] };
    component.teamIds.push(id);
    components.set(sets.find(at), component);
  }
  for (const [at, id] of nodes.jurorIds.entries()) {
    components.get(sets.find(nodes.teamIds.length + at))?.jurorIds.push(id);
  }
  return [...components.values()].sort(
    (one, other) =>
      other.teamIds.length - one.teamIds.length || textOrder(one.teamIds[0] ?? '', other.teamIds[0] ?? ''),
  );
}
