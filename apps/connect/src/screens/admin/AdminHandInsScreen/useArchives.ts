import type { HandedInFile } from '@grow/core/hand-in-admin';
import { useGrowClient } from '@grow/shell';
import { useEffect, useRef, useState } from 'react';
import { archivesOf, packFiles } from '../../../features/handInAdmin';
import { saveBlob } from '../../../shared/file';

/** How far packing is, in bytes. */
export type PackingProgress = { readonly done: number; readonly total: number };

/** Of so many bytes a step is shown. */
const STEP_BYTES = 1_000_000;

/** Packs files into archives that this browser saves, one after the other; stopped by hand, and when the screen is left. */
export function useArchives(name: string) {
  const { supabase } = useGrowClient();
  const [progress, setProgress] = useState<PackingProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Resolves to the files that are gone and were left out; to undefined when it was stopped. @throws AppError, or what `fetch` throws */
  async function save(files: readonly HandedInFile[]): Promise<HandedInFile[] | undefined> {
    if (!supabase) return undefined;
    const controller = new AbortController();
    running.current = controller;
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    let done = 0;
    const show = () => setProgress({ done: Math.floor(done / STEP_BYTES) * STEP_BYTES, total });
    show();
    try {
      const archives = archivesOf(files);
      const left: HandedInFile[] = [];
      for (const [index, archive] of archives.entries()) {
        const { blob, gone } = await packFiles({
          ...{ client: supabase, files: archive, signal: controller.signal },
          onBytes: (bytes) => {
            const before = Math.floor(done / STEP_BYTES);
            done += bytes;
            if (Math.floor(done / STEP_BYTES) !== before) show();
          },
        });
        left.push(...gone);
        if (gone.length < archive.length)
          saveBlob(archives.length > 1 ? `${name}-${index + 1}.zip` : `${name}.zip`, blob);
      }
      return left;
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      return undefined;
    } finally {
      setProgress(undefined);
    }
  }
  return { progress, save, stop: () => running.current?.abort() };
}
