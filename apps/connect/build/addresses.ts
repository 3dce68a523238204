/** One expression of all addresses inside connect that fit one of the router's patterns. */
export const expressionOf = (...patterns: readonly string[]): string => {
  const paths = patterns.map((pattern) => pattern.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+'));
  return `^/connect(?:${paths.join('|')})/?$`;
};
