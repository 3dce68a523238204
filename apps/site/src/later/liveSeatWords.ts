// The words of the seats, in both languages: read from the messages as they are, because what compiles them weighs more than
// the rest of this script.
import {
  event_join as joinDe,
  event_off as offDe,
  event_reserve as reserveDe,
  seats_full as fullDe,
  seats_left as leftDe,
  seats_stream as streamDe,
} from '../../messages/de.json';
import {
  event_join as join,
  event_off as off,
  event_reserve as reserve,
  seats_full as full,
  seats_left as left,
  seats_stream as streamOnly,
} from '../../messages/en.json';
import type { Localised } from '../content/localised';

/** `left` has the gaps `{left}` and `{total}`. */
export const liveSeatWords: Localised<
  Record<'join' | 'off' | 'reserve' | 'full' | 'left' | 'streamOnly', string>
> = {
  en: { join, off, reserve, full, left, streamOnly },
  de: { join: joinDe, off: offDe, reserve: reserveDe, full: fullDe, left: leftDe, streamOnly: streamDe },
};
