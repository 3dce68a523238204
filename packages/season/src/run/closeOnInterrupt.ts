/**
 * Ctrl-C ends the command once what it started is closed: its data are gigabytes that nobody would find. The returned function
 * takes this back.
 */
export function closeOnInterrupt(close: () => Promise<void>): () => void {
  const end = () => void close().finally(() => process.exit(130));
  process.once('SIGINT', end);
  return () => process.off('SIGINT', end);
}
