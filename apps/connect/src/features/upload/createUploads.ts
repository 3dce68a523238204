import { AppError, errorCatalog, toAppError } from '@grow/core';
import type { UploadOptions, UploadTransfer } from '@grow/core/browser';
import {
  checkedMediaType,
  CONTENT_BYTES,
  placeKey,
  type uploadRepository,
  type Upload,
  type UploadPlace,
} from '@grow/core/upload';
import { isSameFile, type keptUploads, type KeptUpload } from './keptUploads';
import type { UploadChoice, UploadItem } from './UploadItem';

/** What uploads need of the outside. */
export interface UploadsOptions {
  readonly repository: Pick<
    ReturnType<typeof uploadRepository>,
    'reserveUpload' | 'finishUpload' | 'removeUpload' | 'uploadsById'
  >;
  readonly kept: ReturnType<typeof keptUploads>;
  readonly send: (
    options: Pick<
      UploadOptions,
      'file' | 'reservation' | 'address' | 'onAddress' | 'onProgress' | 'onWaiting'
    >,
  ) => UploadTransfer;
  readonly now?: () => number;
}

/** Whether sending the same file again can succeed. */
export const canRetry = ({ code }: AppError): boolean => errorCatalog[code].isRetryable;

interface Work {
  file?: File | undefined;
  choice?: UploadChoice | undefined;
  transfer?: UploadTransfer | undefined;
  kept?: KeptUpload | undefined;
  /** Whether all of it has been sent. */
  isSent?: boolean;
}

/**
 * Files on their way, whatever screen is open: a page that is left does not end them, and one that comes back finds what has
 * arrived meanwhile.
 */
export function createUploads({ repository, kept, send, now = Date.now }: UploadsOptions) {
  let items: readonly UploadItem[] = [];
  let counter = 0;
  const work = new Map<string, Work>();
  const listeners = new Set<() => void>();

  const publish = (next: readonly UploadItem[]): void => {
    items = next;
    for (const listener of listeners) listener();
  };
  const patch = (id: string, changes: Partial<UploadItem>): void => {
    publish(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  };
  const drop = (id: string): void => {
    work.delete(id);
    publish(items.filter((item) => item.id !== id));
  };
  const itemOf = (id: string): UploadItem | undefined => items.find((item) => item.id === id);
  const inPlace = (place: UploadPlace): UploadItem[] =>
    items.filter((item) => placeKey(item.place) === placeKey(place));

  /** How many files there will be, this one not counted. */
  const countBefore = (id: string, { place, count }: UploadChoice): number => {
    const others = inPlace(place).filter(
      (item) => item.id !== id && item.status !== 'failed' && !item.replaces,
    );
    return count + others.length;
  };

  async function reserve(id: string, file: File, choice: UploadChoice): Promise<KeptUpload> {
    const head = new Uint8Array(await file.slice(0, CONTENT_BYTES).arrayBuffer());
    const mediaType = checkedMediaType(file, head, choice.limits);
    const isFull = countBefore(id, choice) >= choice.limits.maxCount;
    if (choice.replaces === undefined && isFull) throw new AppError('too_many_files');
    const { name, size: bytes, lastModified } = file;
    const reserved = await repository.reserveUpload({ place: choice.place, name, bytes, mediaType });
    const upload: KeptUpload = {
      id: reserved.id,
      place: placeKey(choice.place),
      name,
      bytes,
      lastModified,
      mediaType,
      begunAt: now(),
      sent: 0,
      replaces: choice.replaces,
    };
    kept.put(upload);
    return upload;
  }

  async function transmit(id: string, file: File, upload: KeptUpload): Promise<Upload> {
    if (work.get(id)?.isSent) return repository.finishUpload(upload.id);
    if (!work.has(id)) throw new AppError('aborted');
    const transfer = send({
      file,
      reservation: upload,
      address: upload.address,
      onAddress: (address) => {
        Object.assign(work.get(id) ?? {}, { kept: { ...upload, address } });
        kept.change(upload.id, { address });
      },
      onProgress: (sent) => {
        patch(id, { sent });
      },
      onWaiting: (isWaiting) => {
        if (isWaiting) kept.change(upload.id, { sent: itemOf(id)?.sent ?? 0 });
        patch(id, { status: isWaiting ? 'waiting' : 'sending' });
      },
    });
    Object.assign(work.get(id) ?? {}, { transfer });
    await transfer.done.catch((error: unknown) => {
      // It had arrived, and only the answer was lost.
      if (toAppError(error).code !== 'already_exists') throw error;
    });
    Object.assign(work.get(id) ?? {}, { isSent: true });
    return repository.finishUpload(upload.id);
  }

  async function run(id: string): Promise<void> {
    const { file, choice, kept: begun } = work.get(id) ?? {};
    if (!file) return;
    try {
      patch(id, { status: 'checking', error: undefined });
      const upload = begun ?? (choice ? await reserve(id, file, choice) : undefined);
      if (!upload) return;
      if (!work.has(id)) {
        // Given up while it was being reserved.
        kept.forget(upload.id);
        await repository.removeUpload(upload.id).catch(() => undefined);
        return;
      }
      Object.assign(work.get(id) ?? {}, { kept: upload });
      patch(id, { status: 'sending' });
      patch(id, { upload: await transmit(id, file, upload), status: 'arrived', sent: file.size });
    } catch (cause) {
      const error = toAppError(cause);
      if (error.code === 'aborted') return;
      const reserved = work.get(id)?.kept;
      // What was refused for good is not taken up again; who was signed out goes on after the next login.
      if (reserved && !canRetry(error) && error.code !== 'unauthorized') {
        kept.forget(reserved.id);
        Object.assign(work.get(id) ?? {}, { kept: undefined });
      }
      patch(id, { status: 'failed', error });
    }
  }

  const begin = (item: UploadItem, file: File, parts: Work): void => {
    work.set(item.id, { ...parts, file });
    publish([...items.filter(({ id }) => id !== item.id), item]);
    void run(item.id);
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Every file on its way; the same list until something changes. */
    getSnapshot: (): readonly UploadItem[] => items,

    /** Sends files to a place, each for itself; one that was begun earlier goes on. */
    choose(files: readonly File[], choice: UploadChoice): void {
      for (const file of files) {
        const earlier = inPlace(choice.place).find(({ id, status }) => {
          const begun = work.get(id)?.kept;
          return status === 'unfinished' && begun !== undefined && isSameFile(begun, file);
        });
        if (earlier) {
          begin(earlier, file, { ...work.get(earlier.id), choice });
          continue;
        }
        counter += 1;
        const { place, replaces } = choice;
        const { name, size: bytes } = file;
        begin({ id: `upload-${counter}`, place, name, bytes, sent: 0, status: 'checking', replaces }, file, {
          choice,
        });
      }
    },

    /** Tries a failed one again. */
    retry(id: string): void {
      void run(id);
    },

    /** Gives one up, whatever has become of it. */
    cancel(id: string): void {
      const { transfer, kept: reserved } = work.get(id) ?? {};
      drop(id);
      void transfer?.cancel();
      if (!reserved) return;
      kept.forget(reserved.id);
      repository.removeUpload(reserved.id).catch(() => undefined);
    },

    /** Whoever takes an arrived file into the draft says so. */
    take(id: string): void {
      const upload = itemOf(id)?.upload;
      if (upload) kept.forget(upload.id);
      drop(id);
    },

    /** Finds what an earlier page began at a place: what has arrived, and what waits for its file. @throws AppError */
    async restore(place: UploadPlace): Promise<void> {
      const isKnown = (upload: KeptUpload) =>
        [...work.values()].some((one) => one.kept?.id === upload.id) ||
        items.some((item) => item.id === upload.id);
      const begun = kept.ofPlace(place, now()).filter((upload) => !isKnown(upload));
      const rows = await repository.uploadsById(begun.map(({ id }) => id));
      for (const one of begun.filter((upload) => !isKnown(upload))) {
        const row = rows.find(({ id }) => id === one.id);
        if (!row || row.state === 'failed') {
          kept.forget(one.id);
          continue;
        }
        const { id, name, bytes, sent, replaces } = one;
        const status = row.state === 'stored' ? 'arrived' : 'unfinished';
        work.set(id, { kept: one });
        publish([...items, { id, place, name, bytes, sent, replaces, status, upload: row }]);
      }
    },

    /** Ends everything, as when somebody else signs in. */
    stop(): void {
      for (const { transfer } of work.values()) transfer?.pause();
      work.clear();
      publish([]);
    },
  };
}

/** Files on their way. */
export type Uploads = ReturnType<typeof createUploads>;
