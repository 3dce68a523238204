import type { Profile } from '@grow/core';
import type { NextThing } from '@grow/core/next';
import type { Season } from '@grow/core/season';
import { useLocale } from '@grow/shell';
import { NextRow, Skeleton } from '@grow/ui';
import { lazy, Suspense } from 'react';
import { timeOfThing } from './nextWords';
import { OwnThingRow } from './OwnThingRow';
import type { RequestOrSeat } from './thingLinks';
import type { SeatFacts } from './usePersonContext';

const RequestOrSeatRow = lazy(async () => ({
  default: (await import('./RequestOrSeatRow')).RequestOrSeatRow,
}));

const isRequestOrSeat = (thing: NextThing): thing is RequestOrSeat =>
  ['invitation', 'application', 'asked', 'offer', 'mandatory', 'begins'].includes(thing.kind);

type NextThingProps = {
  thing: NextThing;
  profile: Profile;
  season: Season | null;
  /** What the actions of mandatory events need. */
  mandatory: readonly SeatFacts[];
  now: Date;
};

/** One of the next things: how long it waits, what it is, why, and what can be done about it right here. */
export function NextThingRow({ thing, mandatory, now, ...rest }: NextThingProps) {
  const { locale } = useLocale();
  if (!isRequestOrSeat(thing)) return <OwnThingRow thing={thing} now={now} {...rest} />;
  const waiting = (
    <NextRow
      {...timeOfThing(thing, now, locale)}
      title={<Skeleton shape="title" width="half" />}
      detail=" "
    />
  );
  return (
    <Suspense fallback={waiting}>
      <RequestOrSeatRow thing={thing} mandatory={mandatory} now={now} />
    </Suspense>
  );
}
