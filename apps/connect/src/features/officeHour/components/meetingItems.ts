import type { MeetingItem } from '@grow/core/office-hour';

/** What a draft keeps of the items. */
export const textOfItems = (items: readonly MeetingItem[]): string =>
  items.length === 0 ? '' : JSON.stringify(items);

/** The items that a draft kept; none where it cannot be read. */
export function itemsFromText(text: string): MeetingItem[] {
  if (text === '') return [];
  try {
    return (JSON.parse(text) as MeetingItem[]).map(({ id, text: words, dueWeek, assignedTo }) => ({
      ...{ id, text: words, dueWeek, assignedTo },
    }));
  } catch {
    return [];
  }
}
