import { registrationOutlook, seatKindsOf, type EventRegistration, type GrowEvent } from '@grow/core/event';
import { Button } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import type { SeatActions } from '../useSeatActions';
import { useFigures } from '../useSeats';

/** One's own seat, and what can be done with it. */
export type OwnSeatProps = { event: GrowEvent; own: EventRegistration; actions: SeatActions; now: Date };

/** Changes to the other kind of seat, where there is one that is free. */
export function OtherSeat({ event, own, actions, now }: OwnSeatProps) {
  const figures = useFigures([event.id]).data?.[0];
  const other = seatKindsOf(event).find((seat) => seat !== own.seat);
  if (other === undefined || registrationOutlook(event, figures, other, now) === 'queue') return null;
  return (
    <Button variant="ghost" isBusy={actions.isBusy} onClick={() => actions.change(own.seat, other)}>
      {other === 'online' ? m.seat_switch_online() : m.seat_switch_onsite()}
    </Button>
  );
}
