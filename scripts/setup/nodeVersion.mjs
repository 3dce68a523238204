/** The Node versions GROW runs on, as in package.json's "engines". */
export function isSupportedNode(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 13;
  return major >= 24;
}

/** Ends the process with a clear sentence when Node is too old. */
export function requireSupportedNode(version = process.version) {
  if (isSupportedNode(version)) return;
  console.error(
    `GROW needs Node 20.19 or newer in 20, 22.13 or newer in 22, or 24. This is Node ${version}.\n` +
      'Nothing was changed. Install one of these (https://nodejs.org) and run the command again.',
  );
  process.exit(1);
}
