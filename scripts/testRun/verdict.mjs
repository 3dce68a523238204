// What a run of tests comes to: what its report says, and how the program ended.

/** The end of what a program printed: there it says why it broke off. */
export const lastLines = (output) => output.split('\n').slice(-80).join('\n');

/** Each test that failed in what Node's runner says as TAP, with its reason. */
export const failuresInTap = (output) => output.match(/^ *not ok [\s\S]*?^ *\.\.\.$/gm) ?? [];

const hasUnhandled = (output) => /Vitest caught \d+ unhandled errors?/.test(output);

/**
 * A run that breaks off, counts nothing, or had an error that no test caught is one failure more, and no second try of
 * some files takes that back.
 */
export function verdictOf(found, { code, output }) {
  const isBroken =
    (code !== 0 && found.failed === 0) || found.passed + found.failed === 0 || hasUnhandled(output);
  if (!isBroken) return found;
  return {
    ...found,
    failed: found.failed + 1,
    failures: [...(found.failures ?? []), lastLines(output)],
    failedFiles: {},
  };
}
