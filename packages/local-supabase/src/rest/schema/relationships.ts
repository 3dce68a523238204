import type { ColumnPair, QualifiedName, Relationship } from './Schema';
import { keyOf } from './Schema';
import type { NumberedRelation, ViewOfTable } from './viewColumns';

/** A foreign key as the catalogue has it. */
export interface ForeignKey {
  constraint: string;
  table: number;
  foreignTable: number;
  columns: readonly ColumnPair[];
  /** Whether the key's columns are unique in their table. */
  isUnique: boolean;
}

type KeyRelationship = Extract<Relationship, { kind: 'foreignKey' }>;
/** One end of a foreign key: its own table, or a view that shows the key's columns. */
interface End extends QualifiedName {
  isView: boolean;
  columns: readonly string[];
}

/** The relationships between exposed relations: foreign keys, also seen through views, in both directions, and junctions. */
export function relationshipsOf(parts: {
  foreignKeys: readonly ForeignKey[];
  relations: ReadonlyMap<number, NumberedRelation>;
  views: readonly ViewOfTable[];
  primaryKeys: ReadonlyMap<string, readonly string[]>;
  isExposed: (name: QualifiedName) => boolean;
}): Relationship[] {
  const ends = (id: number, columns: readonly string[]): End[] => {
    const own = parts.relations.get(id);
    const table = own === undefined ? [] : [{ ...nameOf(own), isView: false, columns }];
    const shown = parts.views
      .filter((view) => view.table === id)
      .flatMap(({ view, shown: by }) =>
        choices(columns.map((column) => by.get(column) ?? [])).map((names) => ({
          ...nameOf(view),
          isView: true,
          columns: names,
        })),
      );
    return [...table, ...shown];
  };

  const forward = parts.foreignKeys.flatMap((key) => {
    const foreignEnds = ends(
      key.foreignTable,
      key.columns.map(([, column]) => column),
    );
    return ends(
      key.table,
      key.columns.map(([column]) => column),
    ).flatMap((own) =>
      foreignEnds.map((foreign) => ({
        relationship: keyRelationship(key, own, foreign),
        isOwnView: own.isView,
      })),
    );
  });
  const all: Relationship[] = [
    ...forward.flatMap(({ relationship, isOwnView }) => [relationship, inverseOf(relationship, isOwnView)]),
    ...junctions(
      forward.map(({ relationship }) => relationship),
      parts.primaryKeys,
    ),
  ];
  return all.filter(
    (relationship) =>
      parts.isExposed(relationship.table) &&
      parts.isExposed(relationship.foreignTable) &&
      (relationship.kind !== 'junction' || parts.isExposed(relationship.junction)),
  );
}

function nameOf({ schema, name }: QualifiedName): QualifiedName {
  return { schema, name };
}

function keyRelationship(key: ForeignKey, own: End, foreign: End): KeyRelationship {
  return {
    kind: 'foreignKey',
    cardinality: key.isUnique ? 'one-to-one' : 'many-to-one',
    table: nameOf(own),
    foreignTable: nameOf(foreign),
    constraint: key.constraint,
    columns: own.columns.map((column, index) => [column, foreign.columns[index] ?? ''] as const),
    isForeignView: foreign.isView,
  };
}

function inverseOf(relationship: KeyRelationship, isOwnView: boolean): KeyRelationship {
  return {
    ...relationship,
    cardinality: relationship.cardinality === 'one-to-one' ? 'one-to-one' : 'one-to-many',
    table: relationship.foreignTable,
    foreignTable: relationship.table,
    columns: relationship.columns.map(([own, foreign]) => [foreign, own] as const),
    isForeignView: isOwnView,
  };
}

/** Many-to-many through a table whose primary key holds two foreign keys. */
function junctions(
  keys: readonly KeyRelationship[],
  primaryKeys: ReadonlyMap<string, readonly string[]>,
): Relationship[] {
  const manyToOne = keys.filter((key) => key.cardinality === 'many-to-one');
  return manyToOne.flatMap((first) =>
    manyToOne
      .filter(
        (second) =>
          keyOf(second.table) === keyOf(first.table) &&
          second.constraint !== first.constraint &&
          [...first.columns, ...second.columns].every(([column]) =>
            primaryKeys.get(keyOf(first.table))?.includes(column),
          ),
      )
      .map((second) => ({
        kind: 'junction' as const,
        cardinality: 'many-to-many' as const,
        table: first.foreignTable,
        foreignTable: second.foreignTable,
        junction: first.table,
        constraints: [first.constraint, second.constraint] as const,
        ownColumns: first.columns.map(([column, foreign]) => [foreign, column] as const),
        foreignColumns: second.columns.map(([column, foreign]) => [foreign, column] as const),
      })),
  );
}

/** Every way to choose one of each list. */
function choices(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (sofar, list) => sofar.flatMap((chosen) => list.map((item) => [...chosen, item])),
    [[]],
  );
}
