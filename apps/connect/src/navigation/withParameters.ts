/** A query with some parameters written anew: an undefined one goes, and those of others stay. */
export function withParameters(
  query: URLSearchParams,
  own: readonly (readonly [name: string, value: string | undefined])[],
): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const [name, value] of own) {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  }
  return written;
}
