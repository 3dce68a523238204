import type { GrowEvent } from '@grow/core/event';
import { Capacity, Text } from '@grow/ui';
import type { Locale } from '../paraglide/runtime';
import { canReserve, isOn, placesOf } from './eventLooks';
import { placesWords } from './eventWords';

type EventPlacesProps = { event: GrowEvent; now: Date; locale: Locale };

/**
 * How many places an event has; the page's script says how many of them are left while one may register. Nothing where
 * there is no limit, or no event any more.
 */
export function EventPlaces({ event, now, locale }: EventPlacesProps) {
  const words = placesWords(event, locale);
  if (!words || !isOn(event)) return null;
  if (!canReserve(event, now))
    return (
      <Text as="span" step="small" tone="muted">
        {words}
      </Text>
    );
  return (
    <Capacity total={placesOf(event) ?? 0} data-seats={event.slug}>
      {words}
    </Capacity>
  );
}
