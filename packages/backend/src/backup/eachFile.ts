/** Files on their way at the same time. */
const AT_ONCE = 6;
/** After so many the next line says how far it is. */
const SAID_AFTER = 100;

/** What is said of files on their way: how many there are in all, how many are there already, and who is told. */
interface Progress {
  readonly total: number;
  readonly done: number;
  readonly say: (line: string) => void;
}

/** Does `work` for every file, some at a time; the first failure ends it, and what had begun is waited for. */
export async function eachFile<File>(
  files: readonly File[],
  { total, done, say }: Progress,
  work: (file: File, index: number) => Promise<void>,
): Promise<void> {
  const left = files.entries();
  let finished = done;
  let isFailed = false;
  const lane = async (): Promise<void> => {
    for (const [index, file] of left) {
      if (isFailed) return;
      try {
        await work(file, index);
      } catch (error) {
        isFailed = true;
        throw error;
      }
      finished += 1;
      if (finished % SAID_AFTER === 0 || finished === total) say(`${finished} of ${total} files`);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  const failed = lanes.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
