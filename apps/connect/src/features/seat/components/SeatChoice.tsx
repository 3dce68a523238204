import {
  offersFreedSeats,
  registrationOutlook,
  seatKindsOf,
  type EventFigures,
  type GrowEvent,
  type SeatKind,
} from '@grow/core/event';
import { useLocale } from '@grow/shell';
import { Button, FieldGroup, Radio, Text } from '@grow/ui';
import { useId, useState } from 'react';
import { m } from '../../../paraglide/messages';
import { fullnessOf } from '../seatWords';
import type { SeatActions } from '../useSeatActions';
import { SeatCapacity } from './SeatCapacity';

const seatNames: Readonly<Record<SeatKind, () => string>> = { onsite: m.seat_onsite, online: m.seat_online };

function queueWords(count: number): string {
  if (count === 0) return m.seat_queue_first();
  return count === 1 ? m.seat_queue_one() : m.seat_queue_detail({ count });
}

type SeatChoiceProps = {
  event: GrowEvent;
  figures: EventFigures | undefined;
  actions: SeatActions;
  now: Date;
};

/** Takes a seat, or joins the queue for one; where an event is on site and online, one chooses. */
export function SeatChoice({ event, figures, actions, now }: SeatChoiceProps) {
  const { locale } = useLocale();
  const name = useId();
  const kinds = seatKindsOf(event);
  const [chosen, setChosen] = useState<SeatKind>();
  // Where one kind is full and the other is not, the free one is proposed.
  const proposed =
    kinds.find((kind) => registrationOutlook(event, figures, kind, now) === 'seat') ?? kinds[0] ?? 'onsite';
  const seat = chosen ?? proposed;
  const isQueue = registrationOutlook(event, figures, seat, now) === 'queue';
  return (
    <>
      {kinds.length > 1 ? (
        <FieldGroup label={m.seat_choose()}>
          {kinds.map((kind) => (
            <Radio
              key={kind}
              name={name}
              checked={kind === seat}
              detail={fullnessOf(event, figures, [kind], locale, now)?.words ?? m.seat_unlimited()}
              onChange={() => setChosen(kind)}
            >
              {seatNames[kind]()}
            </Radio>
          ))}
        </FieldGroup>
      ) : (
        <SeatCapacity event={event} figures={figures} />
      )}
      {isQueue && (
        <Text step="small" tone="muted">
          {offersFreedSeats(event, now) ? queueWords(figures?.waiting[seat] ?? 0) : m.seat_first_come()}
        </Text>
      )}
      <Button
        variant="primary"
        isBusy={actions.isBusy}
        busyLabel={m.seat_reserve_busy()}
        onClick={() => actions.reserve(seat)}
      >
        {isQueue ? m.seat_join() : m.seat_reserve()}
      </Button>
    </>
  );
}
