import type { Profile } from '@grow/core';
import type { NextThing } from '@grow/core/next';
import type { Season } from '@grow/core/season';
import { lazyPart } from '../../../shared/code';

import { OwnThingRow } from './OwnThingRow';
import type { RequestOrSeat, TeamThing } from './thingLinks';
import type { SeatFacts } from './usePersonContext';

const RequestOrSeatRow = lazyPart(async () => (await import('./RequestOrSeatRow')).RequestOrSeatRow);

const TeamThingRow = lazyPart(async () => (await import('./teamWeekParts')).TeamThingRow);

const isTeamThing = (thing: NextThing): thing is TeamThing =>
  ['returned', 'handIn', 'action', 'meeting'].includes(thing.kind);
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

/** One of the next things: how long it waits, what it is, why, and what can be done about it. Give it a `Suspense`. */
export function NextThingRow({ thing, mandatory, now, ...rest }: NextThingProps) {
  if (isTeamThing(thing)) {
    return rest.season && <TeamThingRow thing={thing} season={rest.season} now={now} />;
  }
  if (!isRequestOrSeat(thing)) return <OwnThingRow thing={thing} now={now} {...rest} />;
  return <RequestOrSeatRow thing={thing} mandatory={mandatory} now={now} />;
}
