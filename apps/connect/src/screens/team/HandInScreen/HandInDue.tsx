import { dueRuler, handInTimes, type HandInPhase, type HandInRecord } from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import { dateParts } from '@grow/core/time';
import { useLocale, type Locale } from '@grow/shell';
import { DueRow, WeekRuler } from '@grow/ui';
import { lengthInWords, longTimeInWords } from '../../../features/handIn';
import { m } from '../../../paraglide/messages';

type DueProps = {
  milestone: Milestone;
  record: HandInRecord | null;
  phase: HandInPhase;
  now: Date;
};

/** The times of a hand-in as a ruler; what came back has its own due time and no ruler. */
function Ruler({ milestone, record, now }: Omit<DueProps, 'phase'>) {
  const { locale } = useLocale();
  const times = handInTimes(milestone, record ?? undefined);
  const { days, ...ruler } = dueRuler(times, now);
  return (
    <WeekRuler
      label={m.hand_in_ruler({
        due: longTimeInWords(times.dueAt, locale),
        closes: longTimeInWords(times.closesAt, locale),
      })}
      labels={{ due: m.hand_in_ruler_due(), grace: m.hand_in_ruler_grace() }}
      days={days.map(({ at, day, isToday }) => {
        const name = dateParts(day, locale).weekday;
        return { at, name, short: name.slice(0, 2), isToday };
      })}
      {...ruler}
    />
  );
}

/** What the row says where something was handed in. */
function standingWords({ record, phase, now }: DueProps, locale: Locale) {
  const newest = record?.versions[0];
  const verdict = record?.verdicts.find(({ settledAt }) => settledAt !== undefined);
  const reader = record?.people.get(record.reviewerId ?? '')?.firstName ?? m.hand_in_somebody();
  const handedIn =
    newest &&
    (newest.isLate
      ? m.hand_in_was_late({ time: longTimeInWords(newest.handedInAt, locale) })
      : m.hand_in_was_on_time({ time: longTimeInWords(newest.handedInAt, locale) }));
  if (phase === 'accepted') {
    const author = record?.people.get(verdict?.authorId ?? '')?.firstName ?? m.hand_in_somebody();
    return {
      figure: m.hand_in_accepted_on({
        day: verdict?.settledAt ? longTimeInWords(verdict.settledAt, locale) : '',
      }),
      detail: m.hand_in_accepted_by({ name: author, version: record?.version ?? 1 }),
      note: m.hand_in_accepted_note(),
    };
  }
  if (phase === 'in_review') {
    return {
      figure: m.hand_in_with({ name: reader }),
      detail: handedIn ?? '',
      note: m.hand_in_review_note(),
    };
  }
  const returnDue = record?.returnDueAt;
  if (phase === 'changes_requested' && returnDue) {
    const left = returnDue.getTime() - now.getTime();
    return {
      figure: left >= 0 ? lengthInWords(left) : m.hand_in_late_by({ length: lengthInWords(-left) }),
      isLate: left < 0,
      detail: m.hand_in_return_until({ time: longTimeInWords(returnDue, locale) }),
      note: m.hand_in_return_note(),
    };
  }
  return {
    figure: newest?.isByClock ? m.hand_in_by_clock() : m.hand_in_handed_in(),
    detail: handedIn ?? '',
    note: phase === 'replaceable' ? m.hand_in_replaceable_note() : m.hand_in_waiting_note(),
  };
}

/** How much time is left, or what has become of what was handed in. */
export function HandInDue(props: DueProps) {
  const { milestone, record, phase, now } = props;
  const { locale } = useLocale();
  const { opensAt, dueAt, closesAt, formerDueAt } = handInTimes(milestone, record ?? undefined);
  const timeOf = (at: Date) => longTimeInWords(at, locale);
  const left = lengthInWords(Math.abs(dueAt.getTime() - now.getTime()));
  switch (phase) {
    case 'upcoming':
      return (
        <DueRow
          figure={m.hand_in_opens_in({ length: lengthInWords(opensAt.getTime() - now.getTime()) })}
          detail={timeOf(opensAt)}
          note={m.hand_in_opens_note()}
        />
      );
    case 'open':
      return (
        <DueRow
          figure={left}
          detail={m.hand_in_until({ time: timeOf(dueAt) })}
          ruler={<Ruler milestone={milestone} record={record} now={now} />}
          note={
            formerDueAt ? (
              <p>
                <b>{m.hand_in_extended()}</b>{' '}
                {record?.extensionReason && m.hand_in_quoted({ text: record.extensionReason })}
              </p>
            ) : (
              m.hand_in_grace_note({ time: timeOf(closesAt) })
            )
          }
        />
      );
    case 'late':
      return (
        <DueRow
          isLate
          figure={m.hand_in_late_by({ length: left })}
          detail={m.hand_in_was_due({ time: timeOf(dueAt) })}
          ruler={<Ruler milestone={milestone} record={record} now={now} />}
          note={
            <p>
              <b>{m.hand_in_late_until({ time: timeOf(closesAt) })}</b> {m.hand_in_late_note()}
            </p>
          }
        />
      );
    case 'closed':
      return (
        <DueRow
          isLate
          figure={m.hand_in_closed()}
          detail={m.hand_in_closed_at({ time: timeOf(closesAt) })}
          note={record?.extensionAskedAt ? m.hand_in_asked() : m.hand_in_closed_note()}
        />
      );
    case 'replaceable':
    case 'waiting':
    case 'in_review':
    case 'accepted':
    case 'changes_requested':
      return <DueRow {...standingWords(props, locale)} />;
  }
}
