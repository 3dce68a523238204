import { useLocale } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { offerWords } from '../seatWords';
import { takesFocus } from '../useKeptFocus';
import type { OwnSeatProps } from './OtherSeat';
import { Buttons, Head } from './SeatBox.styles';

/** A place is offered: until when, and the two answers. */
export function OfferedSeat({ own, deeds }: Pick<OwnSeatProps, 'own' | 'deeds'>) {
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
        <Button variant="primary" isBusy={deeds.isBusy} busyLabel={m.seat_take_busy()} onClick={deeds.take}>
          {m.seat_take()}
        </Button>
        <Button variant="ghost" isBusy={deeds.isBusy} onClick={() => deeds.giveUp('offered')}>
          {m.seat_decline()}
        </Button>
      </Buttons>
    </>
  );
}
