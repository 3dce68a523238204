import type { AppError } from '@grow/core';
import type { Upload, UploadLimits, UploadPlace } from '@grow/core/upload';

/**
 * checking: looked at before anything is sent; sending; waiting: for the network; failed: it was refused; unfinished: begun on
 * an earlier page, and the same file is asked for again; arrived: stored, and nobody has taken it into the draft yet.
 */
export type UploadStatus = 'checking' | 'sending' | 'waiting' | 'failed' | 'unfinished' | 'arrived';

/** A file on its way to a place. */
export interface UploadItem {
  readonly id: string;
  readonly place: UploadPlace;
  readonly name: string;
  readonly bytes: number;
  /** How many bytes have arrived. */
  readonly sent: number;
  readonly status: UploadStatus;
  /** The file whose place it takes; that one stays until this one has arrived. */
  readonly replaces?: string | undefined;
  readonly error?: AppError | undefined;
  readonly upload?: Upload | undefined;
}

/** A choice of files for a place. */
export interface UploadChoice {
  readonly place: UploadPlace;
  readonly limits: UploadLimits;
  /** How many files the place has, those on their way not counted. */
  readonly count: number;
  readonly replaces?: string | undefined;
}
