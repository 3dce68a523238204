import type { EventRegistration, GrowEvent } from '@grow/core/event';
import { Button } from '@grow/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages';
import { takesFocus } from '../useKeptFocus';
import { OtherSeat, type OwnSeatProps } from './OtherSeat';
import { Buttons, Head } from './SeatBox.styles';

const goingWords = (event: GrowEvent, { seat }: EventRegistration): string => {
  if (event.mode !== 'hybrid') return m.seat_going();
  return seat === 'onsite' ? m.seat_going_onsite() : m.seat_going_online();
};

/** One has a seat: the code for the check-in, and how to give it up or change it. */
export function GoingSeat({ event, own, actions, now, code }: OwnSeatProps & { code: ReactNode }) {
  return (
    <>
      <Head step="ui" tone="positive" {...takesFocus}>
        <Check size={18} strokeWidth={2} aria-hidden />
        {goingWords(event, own)}
      </Head>
      {code}
      <Buttons>
        <Button isBusy={actions.isBusy} onClick={() => actions.giveUp('going')}>
          {m.seat_give_up()}
        </Button>
        <OtherSeat event={event} own={own} actions={actions} now={now} />
      </Buttons>
    </>
  );
}
