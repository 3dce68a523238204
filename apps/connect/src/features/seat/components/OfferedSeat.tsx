import { useLocale } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { offerWords } from '../seatWords';
import { takesFocus } from '../useKeptFocus';
import type { OwnSeatProps } from './OtherSeat';
import { Buttons, Head } from './SeatBox.styles';

/** A seat is offered: until when, and the two answers. */
export function OfferedSeat({ own, actions }: Pick<OwnSeatProps, 'own' | 'actions'>) {
  const { locale } = useLocale();
  return (
    <>
      <Head step="ui" tone="accent" {...takesFocus}>
        {offerWords(own, locale)}
      </Head>
      <Text step="small" tone="muted">
        {m.seat_offered_detail()}
      </Text>
      <Buttons>
        <Button
          variant="primary"
          isBusy={actions.isBusy}
          busyLabel={m.seat_take_busy()}
          onClick={actions.take}
        >
          {m.seat_take()}
        </Button>
        <Button variant="ghost" isBusy={actions.isBusy} onClick={() => actions.giveUp('offered')}>
          {m.seat_decline()}
        </Button>
      </Buttons>
    </>
  );
}
