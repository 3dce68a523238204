// Pieces of SQL that carry their own parameters. Text enters a piece only as a literal of this program, as a quoted
// name or as a parameter, so nothing a caller sends is ever read as SQL.

/** A parameter of a statement; null is SQL's null. Its type is Postgres's to infer. */
interface Parameter {
  value: string | null;
}

/** A piece of SQL. */
export interface Sql {
  readonly parts: readonly (string | Parameter)[];
}

/** A statement as the driver takes it. */
export interface Statement {
  text: string;
  parameters: (string | null)[];
}

/** Builds a piece from a literal text with pieces in it. */
export function sql(texts: TemplateStringsArray, ...pieces: readonly Sql[]): Sql {
  const parts: (string | Parameter)[] = [];
  texts.forEach((text, index) => {
    parts.push(text, ...(pieces[index]?.parts ?? []));
  });
  return { parts };
}

/** No text at all. */
export const nothing: Sql = { parts: [] };

/** A value that travels beside the text. */
export function param(value: string | null): Sql {
  return { parts: [{ value }] };
}

/** A quoted name. */
export function ident(name: string): Sql {
  return { parts: [`"${name.replaceAll('\0', '').replaceAll('"', '""')}"`] };
}

/** A quoted name with its schema, where it has one. */
export function qualified({ schema, name }: { schema: string; name: string }): Sql {
  return schema === '' ? ident(name) : sql`${ident(schema)}.${ident(name)}`;
}

/** Text that was written by this program or by the catalogue, such as a type's name or a column's default. */
export function trusted(text: string): Sql {
  return { parts: [text] };
}

/** Pieces with a separator between them. */
export function join(pieces: readonly Sql[], separator: string): Sql {
  return {
    parts: pieces.flatMap((piece, index) => (index === 0 ? piece.parts : [separator, ...piece.parts])),
  };
}

/** A piece when it is wanted, else nothing. */
export function when(isWanted: boolean, piece: Sql): Sql {
  return isWanted ? piece : nothing;
}

/** Numbers the parameters. */
export function statementOf(piece: Sql): Statement {
  const parameters: (string | null)[] = [];
  const text = piece.parts
    .map((part) => {
      if (typeof part === 'string') return part;
      parameters.push(part.value);
      return `$${parameters.length}`;
    })
    .join('');
  return { text, parameters };
}

/** An array literal for a parameter whose element type Postgres infers. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
}
