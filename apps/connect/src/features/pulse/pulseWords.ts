import { pulseWeeks, type NamedPulse, type PulseState, type PulseWeek } from '@grow/core/pulse';
import { berlinDay, dateTimeInWords, timeInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import type { PulseStripWeek } from '@grow/ui';
import { m } from '../../paraglide/messages';

/** How a week goes, in a word. */
export const pulseWords = (state: PulseState): string =>
  state === 'stuck' ? m.pulse_stuck() : m.pulse_on_track();

/** Today 09:02, or the day with its time. */
const whenInWords = (at: Date, now: Date, locale: Locale): string =>
  berlinDay(at) === berlinDay(now)
    ? m.pulse_today({ time: timeInWords(at, locale) })
    : dateTimeInWords(at, locale);

/** Who said it and when, and whether the mentor has read it. */
export function pulseDetail(pulse: NamedPulse, now: Date, locale: Locale): string {
  const name = pulse.person?.firstName || m.pulse_somebody();
  const said = m.pulse_said_by({ name, when: whenInWords(pulse.updatedAt, now, locale) });
  if (pulse.readAt === undefined) return said;
  const reader = pulse.reader?.firstName;
  return `${said} ${reader ? m.pulse_read_by({ name: reader }) : m.pulse_read()}`;
}

/** A line in quotation marks; undefined where nobody wrote one. */
export const pulseNote = ({ note }: NamedPulse): string | undefined =>
  note === '' ? undefined : m.team_quoted({ text: note });

const weekLabel = ({ week, state }: PulseWeek): string =>
  m.pulse_week_label({ week, state: state ? pulseWords(state).toLowerCase() : m.pulse_nothing() });

/** The weeks of a strip up to one of them. */
export const stripWeeks = (pulses: readonly NamedPulse[], until: number, teamId: string): PulseStripWeek[] =>
  pulseWeeks(pulses, until, teamId).map((week) => ({
    week: week.week,
    state: week.state,
    label: weekLabel(week),
  }));
