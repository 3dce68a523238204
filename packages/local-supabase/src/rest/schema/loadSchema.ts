import type postgres from 'postgres';
import { readCatalogue, type Catalogue, type FunctionRow } from './readCatalogue';
import { relationshipsOf } from './relationships';
import {
  keyOf,
  type DatabaseFunction,
  type QualifiedName,
  type Relationship,
  type Schema,
  type Table,
} from './Schema';
import { viewsOfTables, type NumberedRelation, type ViewOfTable } from './viewColumns';

/** Settings that a function carries and that must hold before it is called. */
const HOISTED = ['statement_timeout', 'default_transaction_isolation'];

/** Reads what the exposed schemas offer, once; nothing of another schema can be named. */
export async function loadSchema(sql: postgres.Sql, exposed: readonly string[]): Promise<Schema> {
  return schemaOf(await readCatalogue(sql, exposed), exposed);
}

/** Puts what the catalogue says into the form that requests are planned with. */
export function schemaOf(catalogue: Catalogue, exposed: readonly string[]): Schema {
  const isExposed = (name: QualifiedName): boolean => exposed.includes(name.schema);
  const relations = new Map<number, NumberedRelation>(
    catalogue.relations.map(({ id, schema, name, names }) => [id, { id, schema, name, columns: names }]),
  );
  const views = viewsOfTables(catalogue.views, relations);
  const primaryKeys = new Map(
    catalogue.relations.map((row) => [keyOf(row), primaryKeyOf(row, catalogue, views)]),
  );
  const tables = catalogue.relations.filter(isExposed).map((row): Table => ({
    schema: row.schema,
    name: row.name,
    isView: row.isView,
    columns: new Map(row.columns.map((column) => [column.name, column])),
    primaryKey: primaryKeys.get(keyOf(row)) ?? [],
    isInsertable: row.isInsertable,
    isUpdatable: row.isUpdatable,
    isDeletable: row.isDeletable,
  }));
  const byForeignKey = relationshipsOf({
    foreignKeys: catalogue.foreignKeys,
    relations,
    views,
    primaryKeys,
    isExposed,
  });
  const relationships = groupBy(
    [...byForeignKey, ...computedRelationships(catalogue.functions, relations)],
    ({ table }) => keyOf(table),
  );
  const functions = catalogue.functions.map(functionOf);
  const [tableByKey, functionsByKey] = [
    new Map(tables.map((table) => [keyOf(table), table])),
    groupBy(functions, keyOf),
  ];
  return {
    tables,
    functions,
    table: (name) => tableByKey.get(keyOf(name)),
    relationshipsOf: (name) => relationships.get(keyOf(name)) ?? [],
    functionsNamed: (name) => functionsByKey.get(keyOf(name)) ?? [],
  };
}

/** A view has the primary key of the table it shows when it shows all of it. */
function primaryKeyOf(
  row: Catalogue['relations'][number],
  { relations }: Catalogue,
  views: readonly ViewOfTable[],
): readonly string[] {
  if (!row.isView) return row.primaryKey;
  return views
    .filter(({ view }) => view.id === row.id)
    .flatMap(({ table, shown }) => {
      const key = relations.find(({ id }) => id === table)?.primaryKey ?? [];
      const names = key.map((column) => shown.get(column)?.[0]);
      return names.every((name) => name !== undefined) ? names : [];
    });
}

function functionOf(row: FunctionRow): DatabaseFunction {
  const settings = row.settings
    .map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)] as const)
    .filter(([name]) => HOISTED.includes(name));
  return {
    schema: row.schema,
    name: row.name,
    parameters: row.parameters,
    volatility: row.volatility === 'v' ? 'volatile' : row.volatility === 's' ? 'stable' : 'immutable',
    returnsSet: row.returnsSet,
    returnsRows: row.returnsRows,
    returnsVoid: row.returnSchema === 'pg_catalog' && row.returnName === 'void' && !row.returnsSet,
    returnType: { schema: row.returnSchema, name: row.returnName },
    settings: Object.fromEntries(settings),
  };
}

/** A function of a row that returns rows of another relation is a relationship of its name. */
function computedRelationships(
  functions: readonly FunctionRow[],
  relations: ReadonlyMap<number, NumberedRelation>,
): Relationship[] {
  return functions.flatMap((row): Relationship[] => {
    const own = row.rowOf === null ? undefined : relations.get(row.rowOf);
    const foreign = row.returnRelation === null ? undefined : relations.get(row.returnRelation);
    if (own === undefined || foreign === undefined) return [];
    return [
      {
        kind: 'computed',
        cardinality: row.returnsSet && row.rows !== 1 ? 'one-to-many' : 'many-to-one',
        table: { schema: own.schema, name: own.name },
        foreignTable: { schema: foreign.schema, name: foreign.name },
        function: { schema: row.schema, name: row.name },
      },
    ];
  });
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
