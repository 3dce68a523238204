import { experimentTitle, type Experiment } from '@grow/core/experiment';
import type { RecordEntry, RecordKind } from '@grow/core/record';
import { berlinDay, dateTimeInWords, dayInWords, timeInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { addsInWords, decisionWords, numberInWords } from '../../../features/experiment';
import { personName } from '../../../features/people';
import { pulseNote, pulseWords } from '../../../features/pulse';
import { m } from '../../../paraglide/messages';

/** Today 09:02, a day with its time; of what has a day only, that day. */
export function whenInWords({ at, kind }: RecordEntry, now: Date, locale: Locale): string {
  if (kind === 'experiment') return dayInWords(at, locale);
  return berlinDay(at) === berlinDay(now)
    ? m.record_today({ time: timeInWords(at, locale) })
    : dateTimeInWords(at, locale);
}

const quoted = (text: string): string | undefined =>
  text.trim() === '' ? undefined : m.team_quoted({ text: text.trim() });

/** What came out beside what was needed, what was decided, and what it adds. */
function experimentInWords(
  { target, result, unit, decision, seen, adds }: Experiment,
  locale: Locale,
): string {
  const number = (value: number) => numberInWords(value, locale);
  const figure =
    result === undefined
      ? undefined
      : [
          `${number(result)} ${unit}`.trim(),
          target === undefined ? '' : m.record_needed({ target: number(target) }),
        ]
          .filter(Boolean)
          .join(', ');
  const parts = [figure, seen, decision && decisionWords[decision](), addsInWords(adds, locale)];
  return parts
    .filter((part) => part !== undefined && part.trim() !== '')
    .map((part) => part?.trim().replace(/\.$/, ''))
    .join('. ');
}

type Words = { readonly title: string; readonly detail: string | undefined };

/** Who did it, as whoever reads is spoken to. */
type Reader = { readonly userId: string | undefined; readonly locale: Locale };

/** What an entry says. */
export function entryInWords(entry: RecordEntry, { userId, locale }: Reader): Words {
  switch (entry.kind) {
    case 'handIn': {
      const { version, person } = entry;
      const facts = [
        version.isByClock ? m.record_by_clock() : person && personName(person),
        version.isLate && m.record_late(),
        !version.isComplete && m.record_incomplete(),
      ];
      return {
        title: m.record_handed_in({ number: version.number }),
        detail: facts.filter(Boolean).join(', ') || undefined,
      };
    }
    case 'verdict': {
      const { verdict, number = 1, person } = entry;
      const isAccepted = verdict.decision === 'accepted';
      const name = person ? personName(person) : m.advice_by_somebody();
      const own = isAccepted ? m.record_you_accepted : m.record_you_asked;
      const others = isAccepted ? m.record_accepted : m.record_asked;
      return {
        title: verdict.authorId === userId ? own({ number }) : others({ name, number }),
        detail: quoted(verdict.note),
      };
    }
    case 'pulse': {
      const { pulse } = entry;
      const said = [pulseNote(pulse), pulse.person?.firstName || m.pulse_somebody()]
        .filter(Boolean)
        .join(' ');
      const read =
        pulse.readAt === undefined
          ? m.record_unread()
          : pulse.readBy === userId
            ? m.record_you_read()
            : pulse.reader?.firstName
              ? m.pulse_read_by({ name: pulse.reader.firstName })
              : m.pulse_read();
      return { title: pulseWords(pulse.state), detail: `${said}. ${read}` };
    }
    case 'experiment':
      return {
        title: experimentTitle(entry.experiment),
        detail: experimentInWords(entry.experiment, locale) || undefined,
      };
    case 'advice': {
      const name = entry.person ? personName(entry.person) : m.advice_by_somebody();
      return {
        title: entry.advice.authorId === userId ? m.record_you_advised() : m.record_advised({ name }),
        detail: quoted(entry.advice.text),
      };
    }
    case 'meeting': {
      const { state, minutes, note } = entry.meeting;
      return {
        title: state === 'missed' ? m.record_meeting_missed() : m.record_meeting({ minutes }),
        detail: state === 'over' ? m.record_meeting_open() : quoted(note),
      };
    }
    case 'note': {
      const { author, text } = entry.note;
      const name = author ? personName(author) : m.advice_by_somebody();
      return { title: m.record_note({ name }), detail: text };
    }
  }
}

/** What a record can be narrowed to, in the order of the tabs. */
export const recordViews = ['hand-ins', 'check-ins', 'tests', 'advice', 'meetings', 'notes'] as const;

/** What a record is narrowed to. */
export type RecordView = (typeof recordViews)[number];

/** The kinds of entries that a view shows. */
export const kindsOfView: Readonly<Record<RecordView, readonly RecordKind[]>> = {
  'hand-ins': ['handIn', 'verdict'],
  'check-ins': ['pulse'],
  tests: ['experiment'],
  advice: ['advice'],
  meetings: ['meeting'],
  notes: ['note'],
};

/** How a view is called. */
export const viewWords: Readonly<Record<RecordView, () => string>> = {
  'hand-ins': m.record_hand_ins,
  'check-ins': m.pulses_title,
  tests: m.tests_title,
  advice: m.record_advice,
  meetings: m.record_meetings,
  notes: m.note_title,
};
