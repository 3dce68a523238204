import { seatStateOf, type EventRegistration, type GrowEvent } from '@grow/core/event';
import { Badge } from '@grow/ui';
import { Check } from 'lucide-react';
import { m } from '../../../paraglide/messages';
import { useSeatTime } from '../useSeatTime';

type SeatBadgeProps = { event: GrowEvent; registration: EventRegistration | undefined };

/** How one stands to an event, in a word or two; "every team" where one has not registered for a mandatory one. */
export function SeatBadge({ event, registration }: SeatBadgeProps) {
  const now = useSeatTime([{ event, registration }]);
  switch (seatStateOf(event, registration, now)) {
    case 'going':
    case 'attended':
      return (
        <Badge tone="positive" icon={<Check size={14} strokeWidth={2} aria-hidden />}>
          {m.seat_badge_going()}
        </Badge>
      );
    case 'offered':
      return <Badge tone="caution">{m.seat_badge_offered()}</Badge>;
    case 'waiting':
      return <Badge>{m.seat_badge_waiting()}</Badge>;
    case 'begun':
    case 'missed':
    case 'off':
    case 'open':
    case 'over':
      return event.isMandatory ? <Badge tone="accent">{m.event_mandatory()}</Badge> : null;
  }
}
