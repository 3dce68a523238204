/** Numbers from 0 that are joined two by two: which of them hang together, directly or through others. */
export interface DisjointSets {
  /** The number that stands for all that hang together with this one. */
  readonly find: (one: number) => number;
  /** Whether they were apart before. */
  readonly join: (one: number, other: number) => boolean;
}

/** Every number below `count` by itself. */
export function disjointSets(count: number): DisjointSets {
  const parent = Int32Array.from({ length: count }, (_, one) => one);
  const find = (one: number): number => {
    let root = one;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  return {
    find,
    join(one, other) {
      const [first, second] = [find(one), find(other)];
      // The smaller number stands for both, so that the order of joining does not show.
      parent[Math.max(first, second)] = Math.min(first, second);
      return first !== second;
    },
  };
}
