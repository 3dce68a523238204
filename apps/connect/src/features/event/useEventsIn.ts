import type { Page } from '@grow/core';
import { eventIn, type GrowEvent, type StoredEvent } from '@grow/core/event';
import { useLocale } from '@grow/shell';
import { useCallback } from 'react';

/** Gives a page of events in the language of the reader, for a query's `select`. */
export function useEventsIn(): (page: Page<StoredEvent>) => Page<GrowEvent> {
  const { locale } = useLocale();
  return useCallback(
    ({ items, total }) => ({ items: items.map((event) => eventIn(event, locale)), total }),
    [locale],
  );
}
