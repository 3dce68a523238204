/** Does `work` for every item, at most `width` at a time; the first failure ends it, and what had begun is waited for. */
export async function eachAtOnce<T>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const left = items.entries();
  let isFailed = false;
  const lane = async (): Promise<void> => {
    for (const [index, item] of left) {
      if (isFailed) return;
      try {
        await work(item, index);
      } catch (error) {
        isFailed = true;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: width }, lane));
  const failed = lanes.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
