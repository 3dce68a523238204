import { officeHourBounds, officeHourLimits, type OfficeHourAudience } from '@grow/core/office-hour';
import { berlinDay, parseBerlinTime, timeInWords } from '@grow/core/time';
import type { FieldErrors } from '../../../shared/form';
import { m } from '../../../paraglide/messages';

/** When a slot is, as it is typed: a day, a time and its length in minutes. */
export type TimeTexts = { day: string; time: string; minutes: string };

/** Whom a slot is for and where, as it is typed. */
export type PlaceTexts = { audience: string; url: string };

/** The lengths to choose from. */
export const lengths = ['15', '20', '30', '45', '60'] as const;

/** When a slot is, as the form begins with it. */
export const timeTexts = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): TimeTexts => ({
  day: berlinDay(startsAt),
  time: timeInWords(startsAt, 'en'),
  minutes: String((endsAt.getTime() - startsAt.getTime()) / 60_000),
});

/** The point in time that is typed; undefined for none, or for one that the clock skips. */
export function typedTime({ day, time }: TimeTexts): Date | undefined {
  const parsed = parseBerlinTime(`${day}T${time}`);
  return parsed.kind === 'time' ? parsed.at : undefined;
}

/** What is wrong with when a slot shall be. */
export function timeErrors(texts: TimeTexts, now: Date): FieldErrors<TimeTexts> {
  const parsed = parseBerlinTime(`${texts.day}T${texts.time}`);
  const minutes = Number(texts.minutes);
  return {
    ...(texts.day === '' ? { day: m.hours_fault_day() } : {}),
    ...(texts.day !== '' && parsed.kind === 'unreadable' ? { time: m.hours_fault_time() } : {}),
    ...(parsed.kind === 'skipped' ? { time: m.hours_fault_skipped() } : {}),
    ...(parsed.kind === 'time' && parsed.at <= now ? { time: m.hours_fault_over() } : {}),
    ...(minutes < officeHourBounds.shortest || minutes > officeHourBounds.longest
      ? { minutes: m.hours_fault_minutes(officeHourBounds) }
      : {}),
  };
}

/** What is wrong with the link to the call. */
export function urlError(url: string): string | undefined {
  const typed = url.trim();
  if (typed === '') return undefined;
  if ([...typed].length > officeHourLimits.url)
    return m.ask_message_long({ over: [...typed].length - officeHourLimits.url });
  return /^https?:\/\/\S+$/.test(typed) ? undefined : m.hours_fault_url();
}

/** Whom a slot is for and where, as it was typed. */
export const placeOf = ({
  audience,
  url,
}: PlaceTexts): { audience: OfficeHourAudience; url: string | undefined } => ({
  audience: audience === 'all' ? 'all' : 'own',
  url: url.trim() || undefined,
});
