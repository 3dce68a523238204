// What a JSON report of Vitest says, and what two of them say together.

/**
 * Counts and failures in words of a report, and the files that failed: what passed in each, and its failures.
 * A failure's first two lines are its file and its title.
 */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const failedFiles = {};
  let unloaded = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    if (status !== 'failed') continue;
    const isLoaded = assertionResults.length > 0;
    failedFiles[name] = {
      passed: assertionResults.filter((result) => result.status === 'passed').length,
      failures: assertionResults
        .filter((result) => result.status === 'failed')
        .map(({ fullName, failureMessages }) => [name, fullName, ...failureMessages].join('\n')),
    };
    if (isLoaded) continue;
    // A file that could not even be loaded has no tests to count; it is one failure of its own.
    unloaded += 1;
    failedFiles[name].failures.push(`${name}\n${message}`);
  }
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded,
    failures: Object.values(failedFiles).flatMap(({ failures }) => failures),
    failedFiles,
  };
}

const titleOf = (failure) => failure.split('\n', 2).join('\n');

/** What stands when the files that failed first were run again by themselves; a failure that did not return is a note. */
export function afterSecondTry(first, second) {
  const files = Object.values(first.failedFiles);
  const returned = new Set(second.failures.map(titleOf));
  return {
    passed: first.passed - files.reduce((sum, { passed }) => sum + passed, 0) + second.passed,
    failed: second.failed,
    failures: second.failures,
    notes: first.failures
      .filter((text) => !returned.has(titleOf(text)))
      .map((text) => `passed on the second try: ${text}`),
  };
}
