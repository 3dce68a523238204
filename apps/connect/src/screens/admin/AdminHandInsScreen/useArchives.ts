import type { HandedInFile } from '@grow/core/hand-in-admin';
import { useGrowClient } from '@grow/shell';
import { useEffect, useRef, useState } from 'react';
import { archivesOf, packFiles } from '../../../features/handInAdmin';
import { saveBlob } from '../../../shared/file';

/** How far packing is, in bytes. */
export type PackingProgress = { readonly done: number; readonly total: number };

/** Packs files into archives that this browser saves, one after the other; stopped by hand, and when the screen is left. */
export function useArchives(name: string) {
  const { supabase } = useGrowClient();
  const [progress, setProgress] = useState<PackingProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Resolves to whether all were saved; false when it was stopped. @throws AppError, or what `fetch` throws */
  async function save(files: readonly HandedInFile[]): Promise<boolean> {
    if (!supabase) return false;
    const controller = new AbortController();
    running.current = controller;
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    let done = 0;
    setProgress({ done, total });
    try {
      const archives = archivesOf(files);
      for (const [index, archive] of archives.entries()) {
        const blob = await packFiles({
          ...{ client: supabase, files: archive, signal: controller.signal },
          onBytes: (bytes) => setProgress({ done: (done += bytes), total }),
        });
        saveBlob(archives.length > 1 ? `${name}-${index + 1}.zip` : `${name}.zip`, blob);
      }
      return true;
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      return false;
    } finally {
      setProgress(undefined);
    }
  }
  return { progress, save, stop: () => running.current?.abort() };
}
