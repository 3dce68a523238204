// Words of nginx's configuration language.

const escape = (text) => text.replace(/["\\]/g, '\\$&');
/** A regular expression as nginx reads it. */
export const pattern = (source, flags = '~') => `"${flags}${escape(source)}"`;

/** A value. nginx takes a dollar for a variable and has no way to escape it. */
export function quote(text) {
  if (text.includes('$')) throw new Error(`nginx cannot be told a name with a dollar sign: ${text}`);
  return `"${escape(text)}"`;
}

/** A text as an expression that matches nothing else. */
export const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const block = (head, lines) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
export const map = (source, target, lines) => block(`map ${source} ${target}`, lines);
export const location = (match, lines) => block(`location ${match}`, lines);
