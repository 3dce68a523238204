// Loaded with the first thing that is a request or a seat: many people have none.
import { Button, NextRow } from '@grow/ui';
import { useLocale } from '@grow/shell';
import { personName } from '../../../features/people';
import { SeatAction } from '../../../features/seat';
import { InvitationAnswers, useRequestAnswers, WithdrawRequest } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { timeOfThing } from './nextWords';
import { requestOrSeatWords } from './requestOrSeatWords';
import { LinkTo, type Of, type RequestOrSeat } from './thingLinks';
import type { SeatFacts } from './usePersonContext';

/** Takes somebody on, or declines; with their name, as several may ask. */
function ApplicationAnswers({ request, canAccept }: Pick<Of<'application'>, 'request' | 'canAccept'>) {
  const answers = useRequestAnswers(request);
  const name = request.person ? personName(request.person) : m.team_invited_somebody();
  return (
    <>
      {canAccept && (
        <Button
          size="sm"
          variant="solid"
          aria-label={m.next_take_on({ name })}
          isBusy={answers.isBusy}
          busyLabel={m.team_taking_on()}
          onClick={answers.takeOn}
        >
          {m.team_take_on()}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={m.next_decline({ name })}
        disabled={answers.isBusy}
        onClick={answers.decline}
      >
        {m.answer_decline()}
      </Button>
    </>
  );
}

type MandatorySeatProps = Pick<Of<'mandatory'>, 'missing'> & { mandatory: readonly SeatFacts[] };

/** Reserves a seat for the team; the event's page where there is more to choose. */
function MandatorySeat({ missing, mandatory }: MandatorySeatProps) {
  const facts = mandatory.find(({ event }) => event.id === missing.eventId);
  if (!facts) return <LinkTo path={paths.eventPage(missing.slug)}>{m.next_open_event()}</LinkTo>;
  return <SeatAction {...facts} registration={undefined} position={undefined} isWeighed={false} />;
}

type RequestOrSeatProps = {
  thing: RequestOrSeat;
  /** What the actions of mandatory events need. */
  mandatory: readonly SeatFacts[];
  now: Date;
};

function Actions({ thing, mandatory }: Omit<RequestOrSeatProps, 'now'>) {
  switch (thing.kind) {
    case 'invitation':
      return <InvitationAnswers request={thing.request} canAccept={thing.canAccept} />;
    case 'application':
      return <ApplicationAnswers request={thing.request} canAccept={thing.canAccept} />;
    case 'asked':
      return <WithdrawRequest request={thing.request} />;
    case 'offer':
      return (
        <SeatAction
          event={thing.event}
          registration={thing.registration}
          figures={undefined}
          position={undefined}
          isWeighed={false}
        />
      );
    case 'mandatory':
      return <MandatorySeat missing={thing.missing} mandatory={mandatory} />;
    case 'begins':
      return <LinkTo path={paths.eventPage(thing.event.slug)}>{m.next_open_event()}</LinkTo>;
  }
}

/** A request or a seat, with what can be done about it right here. */
export function RequestOrSeatRow({ thing, mandatory, now }: RequestOrSeatProps) {
  const { locale } = useLocale();
  return (
    <NextRow
      {...timeOfThing(thing, now, locale)}
      {...requestOrSeatWords(thing, now, locale)}
      actions={<Actions thing={thing} mandatory={mandatory} />}
    />
  );
}
