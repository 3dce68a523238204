import { uploadKeys, type Upload, type UploadLimits, type UploadPlace } from '@grow/core/upload';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UploadItem } from './UploadItem';
import { usePlaceUploads } from './useUploads';

/** The files of a draft or a test: which they are, and how that changes. */
export interface UploadBinding {
  readonly place: UploadPlace;
  readonly limits: UploadLimits;
  /** The ids that the draft or test names, in its order. */
  readonly files: readonly string[];
  /** Gets what the change is, to be made to the newest value: it may have changed while a file was on its way. */
  readonly onChange: (change: (files: readonly string[]) => readonly string[]) => void;
}

/** The list with a file that arrived: in the place of the one it replaces, or last. */
export function withArrived(
  files: readonly string[],
  id: string,
  replaces: string | undefined,
): readonly string[] {
  if (files.includes(id)) return files;
  if (replaces === undefined || !files.includes(replaces)) return [...files, id];
  return files.map((one) => (one === replaces ? id : one));
}

/** Sends files to a place; what has arrived is named by the draft at once, and the one it replaces no longer. */
export function useUpload({ place, limits, files, onChange }: UploadBinding) {
  const { uploads, items } = usePlaceUploads(place);
  const queryClient = useQueryClient();

  useEffect(() => {
    for (const { id, upload, replaces, status } of items) {
      if (status !== 'arrived' || !upload) continue;
      queryClient.setQueryData(uploadKeys.ofPlace(place), (known: Upload[] | undefined) =>
        known?.some((one) => one.id === upload.id) ? known : [...(known ?? []), upload],
      );
      uploads.take(id);
      onChange((newest) => withArrived(newest, upload.id, replaces));
    }
  });

  return {
    /** What is under way, waits, or was refused. */
    items: items.filter(({ status }) => status !== 'arrived'),
    /** Whether something is being sent now. */
    isBusy: items.some(({ status }) => ['checking', 'sending', 'waiting'].includes(status)),
    choose: (chosen: readonly File[], replaces?: string) => {
      uploads.choose(chosen, { place, limits, count: files.length, replaces });
    },
    retry: (item: UploadItem) => {
      uploads.retry(item.id);
    },
    cancel: (item: UploadItem) => {
      uploads.cancel(item.id);
    },
  };
}
