// What `pnpm walk` writes about its visits.

/** A visit on which nothing is wrong has passed. */
export function readWalk(seen) {
  const found = seen.filter(({ findings }) => findings.length > 0);
  return {
    passed: seen.length - found.length,
    failed: found.length,
    failures: found.map(({ state, role, language, address, findings }) =>
      [
        `${state}, ${role}, ${language}: ${address}`,
        ...findings.map(({ kind, text }) => `${kind}: ${text}`),
      ].join('\n'),
    ),
  };
}
