import { overlappingEvents, type GrowEvent } from '@grow/core/event';
import { useFigures, useMyEvents, useQueuePositions, useMyRegistrations } from '../useSeats';
import { SeatAction } from './SeatAction';
import { SeatCapacity } from './SeatCapacity';

/** How full an event is and the one thing to do, in a line; nothing before it is known. */
export function SeatBar({ event }: { event: GrowEvent }) {
  const mine = useMyRegistrations().data;
  const figures = useFigures([event.id]).data?.[0];
  const own = (useMyEvents().data?.items ?? []).filter(({ id }) => id !== event.id);
  const registration = mine?.find(({ eventId }) => eventId === event.id);
  const positions = useQueuePositions(registration?.status === 'waitlisted');
  if (!mine || !figures || event.status !== 'published') return null;
  return (
    <>
      <SeatCapacity event={event} figures={figures} />
      <SeatAction
        event={event}
        figures={figures}
        registration={registration}
        position={positions?.get(event.id)}
        isWeighed={overlappingEvents(event, own).length > 0}
      />
    </>
  );
}
