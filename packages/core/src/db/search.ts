const maxWords = 6;

/** The words of a search text, at most six: more say nothing new and only slow the search. */
function searchWords(text: string): string[] {
  return text
    .slice(0, 200)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, maxWords);
}

/** A regular expression that finds the word; characters that filters of the data API do not quote alike stand for any one character. */
function literally(word: string): string {
  return word.replace(/[.*+?[{|$]/g, '[$&]').replace(/["\\^()]/g, '.');
}

/**
 * An `or` filter of the data API: every word of the text stands somewhere in one of the columns, whatever its case. Undefined where
 * there is nothing to look for. Regular expressions instead of patterns, because a pattern's `*` cannot be escaped there.
 */
export function containsWords(columns: readonly string[], text: string): string | undefined {
  const words = searchWords(text);
  if (words.length === 0) return undefined;
  const somewhere = (word: string) =>
    columns.map((column) => `${column}.imatch."${literally(word)}"`).join(',');
  return `and(${words.map((word) => `or(${somewhere(word)})`).join(',')})`;
}
