import {
  canRestoreRegistration,
  seatStateOf,
  type EventRegistration,
  type GrowEvent,
  type SeatState,
} from '@grow/core/event';
import { Button, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { takesFocus } from '../useKeptFocus';
import { useSeatActions } from '../useSeatActions';
import { useSeatTime } from '../useSeatTime';
import { useFigures, useMissingEvents, useMyRegistrations, useTeamAtEvents } from '../useSeats';
import { GoingSeat } from './GoingSeat';
import { OfferedSeat } from './OfferedSeat';
import { SeatCapacity } from './SeatCapacity';
import { SeatChoice } from './SeatChoice';
import { SeatClashes } from './SeatClashes';
import { SeatFrame } from './SeatFrame';
import { SeatTeam } from './SeatTeam';
import { WaitingSeat } from './WaitingSeat';

const closedWords: Partial<Record<SeatState, () => string>> = {
  off: m.seat_off_detail,
  over: m.seat_over,
  attended: m.seat_attended_detail,
  missed: m.seat_missed,
  begun: m.seat_begun,
};

type SeatBoxProps = {
  event: GrowEvent;
  /** Below one's own seat on site: the code for the check-in. */
  codeOf: (registration: EventRegistration) => ReactNode;
  /** The way to have the event in one's calendar; there while it is to come. */
  calendar: ReactNode;
};

/** One's seat at an event: take it, wait for it, answer an offer, give it up; who of the team goes, and what clashes. */
export function SeatBox({ event, codeOf, calendar }: SeatBoxProps) {
  const mine = useMyRegistrations();
  const figures = useFigures([event.id]);
  const mates = useTeamAtEvents([event.id]).data ?? [];
  const missing = useMissingEvents().data?.find(({ eventId }) => eventId === event.id);
  const actions = useSeatActions(event);
  const own = mine.data?.find(({ eventId }) => eventId === event.id);
  const now = useSeatTime([{ event, registration: own }]);
  if (mine.isPending || figures.isPending) {
    return (
      // As high as an open seat: what stands below does not move when it comes.
      <SkeletonGroup label={m.loading()} style={{ gap: 14 }}>
        <Skeleton width="half" />
        <Skeleton width="short" />
        <Skeleton shape="control" width="half" />
        <Skeleton shape="control" width="half" />
      </SkeletonGroup>
    );
  }
  if (mine.isError && mine.data === undefined) return <FailedPart error={mine.error} />;
  const state = seatStateOf(event, own, now);
  const closed = event.status === 'draft' ? m.seat_draft : closedWords[state];
  if (closed) {
    return (
      <SeatFrame>
        <Text step="ui" {...takesFocus}>
          {closed()}
        </Text>
      </SeatFrame>
    );
  }
  return (
    <SeatFrame>
      {state === 'open' && (
        <SeatChoice event={event} figures={figures.data?.[0]} actions={actions} now={now} />
      )}
      {state === 'open' && own && canRestoreRegistration(own, now) && (
        <Button variant="ghost" isBusy={actions.isBusy} onClick={actions.restore}>
          {m.seat_restore()}
        </Button>
      )}
      {state === 'going' && own && (
        <GoingSeat
          event={event}
          own={own}
          actions={actions}
          now={now}
          code={own.seat === 'onsite' && codeOf(own)}
        />
      )}
      {state === 'waiting' && own && <WaitingSeat event={event} own={own} actions={actions} now={now} />}
      {state === 'offered' && own && <OfferedSeat own={own} actions={actions} />}
      {state !== 'open' && (
        <SeatCapacity event={event} figures={figures.data?.[0]} seat={own?.seat ?? 'onsite'} />
      )}
      {calendar}
      <SeatClashes event={event} />
      <SeatTeam mates={mates} isGoing={state === 'going'} missingTeam={missing?.teamName} />
    </SeatFrame>
  );
}
