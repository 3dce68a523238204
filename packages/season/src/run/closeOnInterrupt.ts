/** What a shell expects of a command that Ctrl-C has ended. */
const INTERRUPTED = 130;

/**
 * Ctrl-C ends the command once what it started is closed: its data are gigabytes that nobody would find. The returned function
 * takes this back.
 */
export function closeOnInterrupt(close: () => Promise<void>): () => void {
  const end = () => {
    process.exitCode = INTERRUPTED;
    void close().finally(() => process.exit());
  };
  process.once('SIGINT', end);
  return () => process.off('SIGINT', end);
}

/** Ends a command that failed, with its reason. Of an interrupted one what was under way fails, too, while it closes: that is no reason. */
export function endFailed(reason: string): void {
  if (process.exitCode === INTERRUPTED) return;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
