import type { TeamWeek } from '@grow/core/hand-in';
import { seasonWeek, type Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { inLocale } from '@grow/core/text';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale, type Locale } from '@grow/shell';
import { ButtonLink, GrowthLine, type GrowthLineContent } from '@grow/ui';
import { useState, type ReactNode } from 'react';
import { useTeamWeeks, useWeekParts, weekShapes, weekStateWords } from '../../../features/handIn';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { Deadline } from './Deadline';
import { deadlineOf } from './seasonWords';

type TeamProps = { team: Team; season: Season };

const countedStates = ['accepted', 'review', 'returned', 'missed'] as const;

/** The growth line with what became of each of the team's weeks; by time alone until that is known. */
export function TeamLine({ team, season, line }: TeamProps & { line: GrowthLineContent }) {
  const weeks = useTeamWeeks(team.id);
  const shapes = weekShapes(weeks.data ?? [], season, new Date());
  if (shapes.length === 0) return <GrowthLine {...line} />;
  const counts = countedStates.flatMap((state) => {
    const count = shapes.filter((shape) => shape.state === state).length;
    return count > 0 ? [m.weeks_counted({ count, state: weekStateWords[state]() })] : [];
  });
  return (
    <GrowthLine
      {...line}
      label={[line.label, ...counts].join('. ')}
      states={shapes.map(({ state }) => state)}
      shares={shapes.map(({ share }) => share)}
    />
  );
}

type DueProps = TeamProps & {
  /** What stands there until the team's own times are known, and where they cannot be read. */
  expected: ReactNode;
  deadline: ReactNode;
};

/** What is left of the week for this team, or what became of it. */
function standing(week: TeamWeek, now: Date, locale: Locale) {
  const { state, dueAt, closesAt, returnDueAt, handedInAt } = week;
  const until = (at: Date | undefined) => (at ? dateTimeInWords(at, locale) : '');
  if (state === 'changes_requested') return deadlineOf(returnDueAt, now, locale);
  if (state === 'submitted' || state === 'in_review') {
    return { left: m.hand_in_state_handed_in(), until: until(handedInAt) };
  }
  if (state === 'accepted') return { left: m.hand_in_state_accepted(), until: until(handedInAt) };
  if (dueAt && closesAt && now >= dueAt && now < closesAt) {
    return { left: m.week_late(), until: m.week_late_until({ when: until(closesAt) }) };
  }
  return deadlineOf(dueAt, now, locale);
}

/** What the button of the week says: what is missing, while something is. */
function useButtonWords({ team, season }: TeamProps, week: TeamWeek): string {
  const { locale } = useLocale();
  const parts = useWeekParts(team, season, week.week).parts ?? [];
  const missing = parts.filter(({ part, isReady }) => part.isRequired && !isReady);
  const number = week.week;
  if (week.state === 'changes_requested') return m.week_revise({ week: number });
  if (week.state !== 'draft') return m.week_open({ week: number });
  if (parts.length === 0 || parts.every(({ isReady }) => !isReady)) return m.week_begin({ week: number });
  const [first, ...others] = missing;
  if (!first) return m.week_hand_in({ week: number });
  return others.length === 0
    ? m.week_finish_one({ week: number, part: inLocale(first.part.label, locale) })
    : m.week_finish({ week: number, count: missing.length });
}

function DueOfWeek({ week, ...props }: TeamProps & { week: TeamWeek }) {
  const { locale } = useLocale();
  const [now] = useState(() => new Date());
  const words = standing(week, now, locale);
  const isAsking = week.state === 'draft' || week.state === 'changes_requested';
  return (
    <>
      {words && <Deadline {...words} />}
      <ButtonLink
        variant={isAsking ? 'primary' : 'secondary'}
        href={fullPath(paths.teamWeek(String(week.week)))}
        linkComponent={AppLink}
      >
        {useButtonWords(props, week)}
      </ButtonLink>
    </>
  );
}

/** Until when the team hands in what the week asks for, and the way there. A week that asks for nothing has neither. */
export function TeamDue({ team, season, expected, deadline }: DueProps) {
  const weeks = useTeamWeeks(team.id);
  const current = seasonWeek(season, new Date());
  const week = weeks.data?.find((one) => one.week === current);
  if (!week) return weeks.isPending ? expected : deadline;
  return week.milestoneId === undefined ? null : <DueOfWeek team={team} season={season} week={week} />;
}
