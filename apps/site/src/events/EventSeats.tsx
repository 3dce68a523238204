import type { GrowEvent } from '@grow/core/event';
import { Capacity, Text } from '@grow/ui';
import type { Locale } from '../paraglide/runtime';
import { canReserve, isOn, seatCount } from './eventLooks';
import { seatsInWords } from './eventWords';

type EventSeatsProps = { event: GrowEvent; now: Date; locale: Locale };

/**
 * How many seats an event has; the page's script says how many of them are left while one may register. Nothing where
 * there is no limit, or no event any more.
 */
export function EventSeats({ event, now, locale }: EventSeatsProps) {
  const words = seatsInWords(event, locale);
  if (!words || !isOn(event)) return null;
  if (!canReserve(event, now))
    return (
      <Text as="span" step="small" tone="muted">
        {words}
      </Text>
    );
  return (
    <Capacity total={seatCount(event) ?? 0} data-seats={event.slug}>
      {words}
    </Capacity>
  );
}
