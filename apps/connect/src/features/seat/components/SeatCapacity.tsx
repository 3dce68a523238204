import { seatKindsOf, type EventFigures, type GrowEvent, type SeatKind } from '@grow/core/event';
import { useLocale } from '@grow/shell';
import { Capacity } from '@grow/ui';
import { eventSeats } from '../../event';
import { fullnessOf } from '../seatWords';
import { useSeatTime } from '../useSeatTime';

type SeatCapacityProps = {
  event: GrowEvent;
  /** Undefined until they are known: how many seats there are in all is said meanwhile. */
  figures: EventFigures | undefined;
  /** The kind of seat; all that the event has where it is left out. */
  seat?: SeatKind;
};

/** How many seats are left until it begins; nothing where there is no limit. */
export function SeatCapacity({ event, figures, seat }: SeatCapacityProps) {
  const { locale } = useLocale();
  const now = useSeatTime([{ event, registration: undefined }]);
  // Nobody can take what was left then.
  if (now >= event.startsAt) return null;
  const fullness = fullnessOf(event, figures, seat ? [seat] : seatKindsOf(event), locale, now);
  if (!fullness) return null;
  return (
    <Capacity taken={figures && fullness.taken} total={fullness.total}>
      {figures ? fullness.words : eventSeats(event, locale)}
    </Capacity>
  );
}
