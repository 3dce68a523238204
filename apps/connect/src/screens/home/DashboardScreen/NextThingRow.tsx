import { useLocale } from '@grow/shell';
import { NextRow } from '@grow/ui';
import { timeOfThing } from './nextWords';
import { wordsOf, type ThingProps } from './thingWords';

/** One of the next things: how long it waits, what it is, why, and what can be done about it right here. */
export function NextThingRow(props: ThingProps) {
  const { locale } = useLocale();
  const { thing, now } = props;
  return <NextRow {...timeOfThing(thing, now, locale)} {...wordsOf(props, locale)} />;
}
