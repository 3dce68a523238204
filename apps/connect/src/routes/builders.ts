// Builders of addresses, derived from the route table: what a pattern and its query name is what a builder takes.
import type { routes } from './routes';
import type { RouteEntry } from './RouteEntry';

type Table = typeof routes;

type ChildrenOf<Entry> = Entry extends { readonly children: infer Children } ? Children : never;
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Entries = Table & Together<ChildrenOf<Table[keyof Table]>>;

/** The name of a route that has an address. */
export type RouteName = Exclude<keyof Entries, 'notFound'>;

type Params<Path> = Path extends `${string}:${string}/${infer Rest}`
  ? [value: string, ...Params<Rest>]
  : Path extends `${string}:${string}`
    ? [value: string]
    : [];

type Value<Parameter> = Parameter extends readonly (infer Word)[] ? Word : string;
type Needed<Query> = { [Name in keyof Query]: Query[Name] extends 'required' ? Name : never }[keyof Query];
type QueryOf<Query> = { [Name in Needed<Query>]: string } & {
  [Name in Exclude<keyof Query, Needed<Query>>]?: Value<Query[Name]> | undefined;
};
type QueryArguments<Entry> = Entry extends { readonly query: infer Query }
  ? Needed<Query> extends never
    ? [query?: QueryOf<Query>]
    : [query: QueryOf<Query>]
  : [];

type Builder<Entry> = Entry extends { readonly path: infer Path }
  ? (...values: [...Params<Path>, ...QueryArguments<Entry>]) => string
  : never;

/** A builder for every route: the values of its pattern in order, then its query. */
export type Paths = { readonly [Name in RouteName]: Builder<Entries[Name]> };

type Described = Pick<RouteEntry, 'path' | 'query'>;

const builderOf =
  ({ path, query = {} }: Described) =>
  (...given: readonly (string | Readonly<Record<string, string | undefined>>)[]): string => {
    const values = [...given];
    const address = path.replaceAll(/:\w+/g, () => encodeURIComponent(values.shift() as string));
    const asked = new URLSearchParams();
    const [words = {}] = values;
    for (const name of Object.keys(query)) {
      const word = typeof words === 'string' ? undefined : words[name];
      if (word) asked.set(name, word);
    }
    return asked.size > 0 ? `${address}?${asked.toString()}` : address;
  };

/** Builders for every entry of a table, children included, by their names. */
export function buildersOf(table: Readonly<Record<string, RouteEntry>>): Paths {
  const entries = Object.entries(table).flatMap(([name, entry]) => [
    [name, builderOf(entry)] as const,
    ...Object.entries(entry.children ?? {}).map(
      ([child, described]) => [child, builderOf(described)] as const,
    ),
  ]);
  const builders: Readonly<Record<string, unknown>> = Object.fromEntries(entries);
  return builders as Paths;
}
