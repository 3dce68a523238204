import { rulerDay, type RecordEntry } from '@grow/core/record';
import { pulseWeeks } from '@grow/core/pulse';
import { seasonDay, seasonState, seasonVerbs, type Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useLocale } from '@grow/shell';
import { SeasonSheet } from '@grow/ui';
import { useTeamWeeks, weekShapes, weekStateWords } from '../../../features/handIn';
import { pulseWords, useTeamPulses } from '../../../features/pulse';
import { m } from '../../../paraglide/messages';
import type { TeamRecord } from './useRecord';

type SeasonSectionProps = { team: Team; season: Season; record: TeamRecord; now: Date };

/** The season of a team on one ruler: weeks, check-ins, market tests and meetings. */
export function SeasonSection({ team, season, record, now }: SeasonSectionProps) {
  const { entries } = record;
  const { locale } = useLocale();
  const shapes = weekShapes(useTeamWeeks(team.id).data ?? [], season, now);
  const pulses = pulseWeeks(useTeamPulses(team.id).data ?? [], season.weeks, team.id);
  const verbs = seasonVerbs(season, locale);
  const day = seasonState(season, now) === 'during' ? seasonDay(season, now) - 1 : null;
  const weeks = Array.from({ length: season.weeks }, (_, index) => ({
    verb: verbs[index] ?? String(index + 1),
    state: shapes[index]?.state ?? ('next' as const),
    share: shapes[index]?.share ?? 1,
    pulse: pulses[index]?.state,
  }));
  const onDays = entries.flatMap((entry) => {
    const on = rulerDay(season, entry.at);
    return on === undefined ? [] : [{ entry, on }];
  });
  const tests = onDays.flatMap(({ entry, on }) =>
    entry.kind === 'experiment' ? [{ key: entry.id, day: on + 0.5, state: entry.experiment.verdict }] : [],
  );
  const meetings = record.meetings.flatMap(({ id, startsAt, state }) => {
    const on = rulerDay(season, startsAt);
    // What is over and was not settled was, as far as anybody knows.
    return on === undefined
      ? []
      : [{ key: id, day: on + 0.5, state: state === 'over' ? ('held' as const) : state }];
  });
  const countOf = (week: number, kind: RecordEntry['kind']) =>
    entries.filter((entry) => entry.week === week && entry.kind === kind).length;
  const accepted = weeks.filter(({ state }) => state === 'accepted').length;
  return (
    <SeasonSheet
      label={m.record_sheet({ team: team.name, accepted, tests: tests.length, meetings: meetings.length })}
      tableSummary={m.record_sheet_table()}
      day={day}
      weeks={weeks}
      tests={tests}
      meetings={meetings}
      labels={{
        handIns: m.record_hand_ins(),
        pulses: m.pulses_title(),
        tests: m.tests_title(),
        meetings: m.record_meetings(),
        onTrack: m.pulse_on_track(),
        stuck: m.pulse_stuck(),
        held: m.tests_held(),
        failed: m.tests_failed(),
        open: m.tests_open(),
        meeting: m.record_one_meeting(),
      }}
      table={{
        heads: [
          m.record_sheet_week(),
          m.record_hand_ins(),
          m.pulses_title(),
          m.tests_title(),
          m.record_meetings(),
        ],
        rows: weeks.map(({ verb, state, pulse }, index) => ({
          key: String(index),
          name: m.record_week({ week: index + 1, verb }),
          values: [
            weekStateWords[state](),
            pulse ? pulseWords(pulse) : m.pulse_nothing(),
            countOf(index + 1, 'experiment'),
            countOf(index + 1, 'meeting'),
          ],
        })),
      }}
    />
  );
}
