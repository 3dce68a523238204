import type { NotificationPage } from '@grow/core';

/** The page with one entry read, or every entry without an id; what was read before keeps its moment. */
export function withRead(page: NotificationPage, id: string | undefined, at: Date): NotificationPage {
  const isMeant = (entryId: string) => id === undefined || entryId === id;
  return {
    ...page,
    items: page.items.map((entry) => (isMeant(entry.id) ? { ...entry, readAt: entry.readAt ?? at } : entry)),
  };
}
