// Findings in words: a line each, and below what is not right how to mend it.
const counted = ['ok', 'warning', 'missing', 'not asked'];

/** @param {import('./finding.mjs').Finding[]} findings */
export function reportOf(findings) {
  const lines = findings.flatMap(({ check, status, detail, mend }) => [
    `${status.padEnd(9)}  ${check}: ${detail}`,
    ...(mend ? [`${' '.repeat(11)}→ ${mend}`] : []),
  ]);
  const counts = counted.map(
    (status) => `${findings.filter((one) => one.status === status).length} ${status}`,
  );
  return `${lines.join('\n')}\n\n${counts.join(', ')}\n`;
}

/** 1 where something is missing. What was not asked fails nothing, and is said. */
export const exitCodeOf = (findings) => (findings.some(({ status }) => status === 'missing') ? 1 : 0);
