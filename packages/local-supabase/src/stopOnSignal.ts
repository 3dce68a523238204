/**
 * Makes a program stop on a signal and, with `withStdin`, when standard input ends: that happens also when the program
 * that started it is killed. A start that is under way is finished first, so that it leaves nothing behind.
 *
 * @param stop waits for the start, then ends everything; its failure is exit code 1
 */
export function stopOnSignal(stop: () => Promise<void>, { withStdin }: { withStdin: boolean }): void {
  let isStopping = false;
  const end = (): void => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Asked twice: the person does not want to wait. The database ends by itself without us.
      if (isStopping) process.exit(1);
      end();
    });
  }
  if (withStdin) process.stdin.on('end', end).on('error', end).resume();
}
