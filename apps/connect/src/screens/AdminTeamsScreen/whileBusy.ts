/** Runs `work` and says so: busy before, and no longer afterwards, however it ends. */
export async function whileBusy<T>(onBusy: (isBusy: boolean) => void, work: () => Promise<T>): Promise<T> {
  onBusy(true);
  try {
    return await work();
  } finally {
    onBusy(false);
  }
}
