import { canTakeFreedSeat, offersFreedSeats } from '@grow/core/event';
import { Button, Text } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { waitingWords } from '../seatWords';
import { takesFocus } from '../useKeptFocus';
import { useFigures, useQueuePositions } from '../useSeats';
import { OtherSeat, type OwnSeatProps } from './OtherSeat';
import { Buttons, Head } from './SeatBox.styles';

/** One waits for a seat: the queue position, and the way out of it. */
export function WaitingSeat({ event, own, actions, now }: OwnSeatProps) {
  const figures = useFigures([event.id]).data?.[0];
  const position = useQueuePositions(true)?.get(event.id);
  return (
    <>
      <Head step="ui" {...takesFocus}>
        {waitingWords(position)}
      </Head>
      <Text step="small" tone="muted">
        {offersFreedSeats(event, now) ? m.seat_waiting_detail() : m.seat_first_come()}
      </Text>
      <Buttons>
        {canTakeFreedSeat(event, figures, own, now) && (
          <Button
            variant="primary"
            isBusy={actions.isBusy}
            busyLabel={m.seat_take_busy()}
            onClick={() => actions.reserve(own.seat)}
          >
            {m.seat_take()}
          </Button>
        )}
        <Button isBusy={actions.isBusy} onClick={() => actions.giveUp('waiting')}>
          {m.seat_leave_list()}
        </Button>
        <OtherSeat event={event} own={own} actions={actions} now={now} />
      </Buttons>
    </>
  );
}
