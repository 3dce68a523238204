import { RestRefusal } from '../refusals';
import { SLIGHT_LIKENESS, closest } from './closest';
import type { QualifiedName, Relationship, Schema } from '../schema/Schema';

/**
 * The relationship that an embed means: by the name of the other relation, of the foreign key or of its column, made
 * certain by a hint.
 *
 * @throws RestRefusal PGRST200 for none, PGRST201 for several
 */
export function findRelationship(
  schema: Schema,
  origin: QualifiedName,
  target: string,
  hint: string | null,
): Relationship {
  const known = schema.relationshipsOf(origin);
  const found = known.filter((relationship) => isMeant(relationship, target, hint));
  const computed = found.filter(({ kind }) => kind === 'computed');
  const [only, ...others] = computed.length > 0 ? computed : found;
  if (only === undefined) throw noRelationship(schema, origin, target, hint);
  if (others.length > 0) throw ambiguous(origin, target, found);
  return only;
}

function isMeant(relationship: Relationship, target: string, hint: string | null): boolean {
  if (relationship.kind === 'computed') return relationship.function.name === target;
  const isNamed = relationship.foreignTable.name === target;
  if (relationship.kind === 'junction')
    return isNamed && (hint === null || hint === relationship.junction.name);

  const [pair, ...more] = relationship.columns;
  const isOwnColumn = (name: string): boolean => more.length === 0 && pair?.[0] === name;
  const isForeignColumn = (name: string): boolean => more.length === 0 && pair?.[1] === name;
  const isSelf =
    relationship.table.name === relationship.foreignTable.name &&
    relationship.table.schema === relationship.foreignTable.schema;
  if (isSelf) {
    const { cardinality } = relationship;
    if (hint !== null) return isNamed && cardinality === 'one-to-many' && isForeignColumn(hint);
    return (
      (isNamed && cardinality === 'one-to-many') || (isOwnColumn(target) && cardinality === 'many-to-one')
    );
  }
  if (hint !== null) {
    return isNamed && (relationship.constraint === hint || isOwnColumn(hint) || isForeignColumn(hint));
  }
  return (
    isNamed || (!relationship.isForeignView && (relationship.constraint === target || isOwnColumn(target)))
  );
}

function noRelationship(
  schema: Schema,
  origin: QualifiedName,
  target: string,
  hint: string | null,
): RestRefusal {
  const known = schema.relationshipsOf(origin);
  const parents = schema.tables.filter((table) => schema.relationshipsOf(table).length > 0);
  const [wrong, candidates] =
    known.length > 0
      ? [target, known.map(({ foreignTable }) => foreignTable.name)]
      : [origin.name, parents.map(({ name }) => name)];
  const near = candidates.includes(wrong) ? null : closest(wrong, candidates, SLIGHT_LIKENESS);
  return new RestRefusal(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin.name}' and '${target}' in the schema cache`,
    `Searched for a foreign key relationship between '${origin.name}' and '${target}'${
      hint === null ? '' : ` using the hint '${hint}'`
    } in the schema '${origin.schema}', but no matches were found.`,
    near === null ? null : `Perhaps you meant '${near}' instead of '${wrong}'.`,
  );
}

function ambiguous(origin: QualifiedName, target: string, found: readonly Relationship[]): RestRefusal {
  const hints = found.map((relationship) => `'${target}!${hintOf(relationship)}'`).join(', ');
  return new RestRefusal(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin.name}' and '${target}'`,
    found.map((relationship) => ({
      cardinality: relationship.cardinality,
      embedding: `${relationship.table.name} with ${relationship.foreignTable.name}`,
      relationship: descriptionOf(relationship),
    })),
    `Try changing '${target}' to one of the following: ${hints}. Find the desired relationship in the 'details' key.`,
  );
}

function hintOf(relationship: Relationship): string {
  switch (relationship.kind) {
    case 'foreignKey':
      return relationship.constraint;
    case 'junction':
      return relationship.junction.name;
    case 'computed':
      return relationship.function.name;
  }
}

function descriptionOf(relationship: Relationship): string {
  const list = (names: readonly string[]) => `(${names.join(', ')})`;
  switch (relationship.kind) {
    case 'foreignKey': {
      const own = list(relationship.columns.map(([name]) => name));
      const foreign = list(relationship.columns.map(([, name]) => name));
      return `${relationship.constraint} using ${relationship.table.name}${own} and ${relationship.foreignTable.name}${foreign}`;
    }
    case 'junction': {
      const [first, second] = relationship.constraints;
      const own = list(relationship.ownColumns.map(([, name]) => name));
      const foreign = list(relationship.foreignColumns.map(([, name]) => name));
      return `${relationship.junction.name} using ${first}${own} and ${second}${foreign}`;
    }
    case 'computed':
      return relationship.function.name;
  }
}
