// What a JSON report of Playwright says.

const specsOf = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)]);

/** Counts, failures in words, and the titles that needed a second try. A skipped test has failed: it proves nothing. */
export function readPlaywright({ stats, errors, suites }) {
  const runs = specsOf(suites).flatMap(({ file, title, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      status,
      title: `${projectName} ${file}: ${title}`,
      messages: results.flatMap((result) => result.errors.map(({ message }) => message)),
    })),
  );
  const hasFailed = ({ status }) => status === 'unexpected' || status === 'skipped';
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    failures: [
      ...runs.filter(hasFailed).map(({ title, messages }) => [title, ...messages].join('\n')),
      ...errors.map(({ message }) => message),
    ],
    notes: runs
      .filter(({ status }) => status === 'flaky')
      .map(({ title, messages }) => [`passed on the second try: ${title}`, ...messages].join('\n')),
  };
}
