/** The name of a relation, function or type with its schema. */
export interface QualifiedName {
  schema: string;
  name: string;
}

/** A column, with its type as Postgres writes it and the expression of its default. */
export interface Column {
  name: string;
  type: string;
  /** The type under its domains. */
  baseType: string;
  default: string | null;
}

/** A table or view that requests may name. */
export interface Table extends QualifiedName {
  isView: boolean;
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
  isInsertable: boolean;
  isUpdatable: boolean;
  isDeletable: boolean;
}

/** A pair of columns that a relationship joins: here, there. */
export type ColumnPair = readonly [own: string, foreign: string];

/** How rows of one relation belong to rows of another. */
export type Relationship =
  | {
      kind: 'foreignKey';
      cardinality: 'many-to-one' | 'one-to-many' | 'one-to-one';
      table: QualifiedName;
      foreignTable: QualifiedName;
      constraint: string;
      columns: readonly ColumnPair[];
      isForeignView: boolean;
    }
  | {
      kind: 'junction';
      cardinality: 'many-to-many';
      table: QualifiedName;
      foreignTable: QualifiedName;
      junction: QualifiedName;
      constraints: readonly [string, string];
      /** Own column, column of the junction. */
      ownColumns: readonly ColumnPair[];
      /** Foreign column, column of the junction. */
      foreignColumns: readonly ColumnPair[];
    }
  | {
      kind: 'computed';
      cardinality: 'many-to-one' | 'one-to-many';
      table: QualifiedName;
      foreignTable: QualifiedName;
      function: QualifiedName;
    };

/** A parameter of a function; `name` is empty for an unnamed one. */
export interface FunctionParameter {
  name: string;
  type: string;
  isRequired: boolean;
  isVariadic: boolean;
}

/** A function that requests may call. */
export interface DatabaseFunction extends QualifiedName {
  parameters: readonly FunctionParameter[];
  volatility: 'volatile' | 'stable' | 'immutable';
  returnsSet: boolean;
  returnsRows: boolean;
  returnsVoid: boolean;
  /** The type of its rows or of its value. */
  returnType: QualifiedName;
  /** Settings of the function that count from the start of the transaction, such as its patience. */
  settings: Readonly<Record<string, string>>;
}

/** What is known of the database: relations, relationships and functions of the exposed schemas. */
export interface Schema {
  table(name: QualifiedName): Table | undefined;
  tables: readonly Table[];
  /** The relationships that start at a relation. */
  relationshipsOf(name: QualifiedName): readonly Relationship[];
  functionsNamed(name: QualifiedName): readonly DatabaseFunction[];
  functions: readonly DatabaseFunction[];
}

/** Whether one row at most is on the other side. */
export function isToOne(relationship: Relationship): boolean {
  return relationship.cardinality === 'many-to-one' || relationship.cardinality === 'one-to-one';
}

/** One text for a name, to look it up by. */
export function keyOf({ schema, name }: QualifiedName): string {
  return JSON.stringify([schema, name]);
}
