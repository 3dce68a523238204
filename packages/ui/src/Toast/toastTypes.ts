import type { ReactNode } from 'react';

/** What a notification reports. */
export const toastStatuses = ['info', 'warning', 'success', 'error', 'loading'] as const;
/** A status of a notification. */
export type ToastStatus = (typeof toastStatuses)[number];

/** How long a notification stays unless told otherwise, in ms. */
export const toastDuration = 5000;

/** A notification. */
export interface ToastContent {
  status: ToastStatus;
  /** What it is about: the next notification about the same takes its place. */
  subject?: string;
  title: ReactNode;
  description?: ReactNode;
  /** One thing to do about it. */
  action?: { label: string; onSelect: () => void };
  /** Told when the person closes it, not when it goes by itself or by its action. */
  onClose?: () => void;
  /** ms until it goes, 5000 unless said; null stays until closed or updated (loading, errors with an action). */
  duration?: number | null;
}

/** A notification on show. Each update gives it another `version` and starts its time anew. */
export interface ToastItem extends ToastContent {
  id: string;
  version: number;
  /** The version that it appeared with. */
  since: number;
}

/** Shows, changes and removes notifications. */
export interface ToastApi {
  /** Shows a notification and returns its id. */
  show: (content: ToastContent) => string;
  /** Turns a notification into another in place (loading into its result); shows it anew when it has gone. */
  update: (id: string, content: ToastContent) => void;
  dismiss: (id: string) => void;
  /** Removes all of them: what they offer was another person's. */
  clear: () => void;
}
