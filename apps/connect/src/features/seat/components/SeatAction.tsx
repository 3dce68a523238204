import {
  canTakeFreedSeat,
  registrationOutlook,
  seatKindsOf,
  seatStateOf,
  type EventFigures,
  type EventRegistration,
  type GrowEvent,
} from '@grow/core/event';
import { Button, ButtonLink, Text } from '@grow/ui';
import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { waitingWords } from '../seatWords';
import { useKeptFocus } from '../useKeptFocus';
import { useSeatActions } from '../useSeatActions';
import { useSeatTime } from '../useSeatTime';

// Stands where the button stood: what takes its focus once it is gone.
const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  &:empty {
    display: none;
  }
`;

const Going = styled.span`
  display: inline-flex;
  gap: 7px;
  align-items: center;
  font-weight: 640;
`;

// As wide as the words that stand here once an event is full: nothing moves when that is known.
const reserveWidth = css`
  min-width: 8.125rem;
  &:lang(de) {
    min-width: 9.25rem;
  }
`;

const ReserveButton = styled(Button)`
  ${reserveWidth}
`;

const ReserveLink = styled(ButtonLink)`
  ${reserveWidth}
`;

type SeatActionProps = {
  event: GrowEvent;
  registration: EventRegistration | undefined;
  figures: EventFigures | undefined;
  /** The queue position, while waiting. */
  position: number | undefined;
  /** There is something to think about first, such as another event at the same time: the event's own page has it. */
  isWeighed: boolean;
};

/** The one thing to do about a seat at an event, or how one stands to it. */
export function SeatAction(props: SeatActionProps) {
  const now = useSeatTime([props]);
  const { root, events } = useKeptFocus<HTMLSpanElement>();
  return (
    <Frame ref={root} tabIndex={-1} {...events}>
      <Action {...props} now={now} />
    </Frame>
  );
}

function Action({ event, registration, figures, position, isWeighed, now }: SeatActionProps & { now: Date }) {
  const actions = useSeatActions(event);
  const title = { title: event.title };
  const page = `${fullPath(paths.eventPage(event.slug))}#seat`;
  const takeButton = (take: () => void) => (
    <Button
      size="sm"
      variant="primary"
      aria-label={m.seat_take_of(title)}
      isBusy={actions.isBusy}
      busyLabel={m.seat_take_busy()}
      onClick={take}
    >
      {m.seat_take()}
    </Button>
  );
  switch (seatStateOf(event, registration, now)) {
    case 'going':
      return (
        <Text as="span" step="small" tone="positive">
          <Going>
            <Check size={16} strokeWidth={2} aria-hidden />
            {m.seat_going()}
          </Going>
        </Text>
      );
    case 'waiting':
      if (registration && canTakeFreedSeat(event, figures, registration, now)) {
        return takeButton(() => actions.reserve(registration.seat));
      }
      return (
        <Text as="span" step="small">
          {waitingWords(position)}
        </Text>
      );
    case 'offered':
      return takeButton(actions.take);
    case 'attended':
      return (
        <Text as="span" step="small" tone="muted">
          {m.seat_attended()}
        </Text>
      );
    case 'open': {
      const seats = seatKindsOf(event);
      const [seat, other] = seats;
      if (seat === undefined) return null;
      const isQueue = seats.every((kind) => registrationOutlook(event, figures, kind, now) === 'queue');
      const label = isQueue ? m.seat_join_of(title) : m.seat_reserve_of(title);
      const words = isQueue ? m.seat_join() : m.seat_reserve();
      if (other !== undefined || isWeighed) {
        return (
          <ReserveLink key={words} size="sm" href={page} linkComponent={AppLink} aria-label={label}>
            {words}
          </ReserveLink>
        );
      }
      return (
        <ReserveButton
          // Once it is known that there is only a queue, it is another button, and no press for a seat lands on it.
          key={words}
          size="sm"
          aria-label={label}
          isBusy={actions.isBusy}
          busyLabel={m.seat_reserve_busy()}
          onClick={() => actions.reserve(seat)}
        >
          {words}
        </ReserveButton>
      );
    }
    case 'begun':
    case 'missed':
    case 'off':
    case 'over':
      return null;
  }
}
