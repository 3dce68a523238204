// Rows of one insert that name different columns. The engine underneath leaves what is missing to the column's default
// and shows it as null; PostgREST stores null, or, when asked by `missing=default`, stores and shows the default.

/** What becomes of a body of unlike rows. */
export type UnlikeRows = { kind: 'send'; body: string } | { kind: 'cannotShowDefaults' };

/**
 * Fills the columns that a row lacks with null, as PostgREST does. Where defaults are asked for and the rows are to be
 * returned, there is no way to give the right answer.
 *
 * @param columns the parameter that supabase-js sends with several rows: `"name","amount"`
 */
export function levelRows(body: string, columns: string | null, prefer: string): UnlikeRows {
  const asIs: UnlikeRows = { kind: 'send', body };
  if (columns === null) return asIs;
  const rows = parseRows(body);
  const names = columns.split(',').map((name) => name.replace(/^"|"$/g, ''));
  if (rows === null || rows.every((row) => names.every((name) => name in row))) return asIs;
  if (!prefer.includes('missing=default')) {
    const blank = Object.fromEntries(names.map((name) => [name, null]));
    return { kind: 'send', body: JSON.stringify(rows.map((row) => ({ ...blank, ...row }))) };
  }
  return prefer.includes('return=representation') ? { kind: 'cannotShowDefaults' } : asIs;
}

function parseRows(body: string): object[] | null {
  try {
    const value: unknown = JSON.parse(body);
    if (!Array.isArray(value)) return null;
    return value.every((row): row is object => typeof row === 'object' && row !== null) ? value : null;
  } catch {
    // The engine has the words for a body that is no JSON.
    return null;
  }
}
