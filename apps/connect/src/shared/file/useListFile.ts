import { useEffect, useRef, useState } from 'react';
import { saveFile } from './saveFile';

/** How many entries of a file have been read, of how many. */
export interface ListFileProgress {
  readonly done: number;
  readonly total: number;
}

/** Reads what the file is to hold, and writes it. */
export type MakeListFile = (options: {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}) => Promise<{ readonly name: string; readonly text: string }>;

/** A long list as a CSV file: read page after page, until it is stopped or the screen is left. */
export function useListFile(make: MakeListFile) {
  /** Undefined while no file is made. */
  const [progress, setProgress] = useState<ListFileProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Makes the file and hands it to the browser. @throws AppError */
  async function save(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const file = await make({
        signal: controller.signal,
        onProgress: (done, total) => setProgress({ done, total }),
      });
      saveFile({ ...file, type: 'text/csv;charset=utf-8' });
    } catch (error) {
      // Whoever stopped it or left the screen waits for no file, and has nothing to be told.
      if (!controller.signal.aborted) throw error;
    } finally {
      setProgress(undefined);
    }
  }
  return { progress, save, stop: () => running.current?.abort() };
}
