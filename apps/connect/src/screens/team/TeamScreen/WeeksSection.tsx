import type { TeamWeek } from '@grow/core/hand-in';
import { seasonVerbs, type Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { inLocale } from '@grow/core/text';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale, type Locale } from '@grow/shell';
import { MilestoneList, Section, TextLink } from '@grow/ui';
import { useMilestones, useTeamWeeks, WeekBadge, weekShapes } from '../../../features/handIn';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';

/** What happened last in a week, or what it still lacks. */
function noteOf(week: TeamWeek, now: Date, locale: Locale): string | undefined {
  const { state, handedInAt, lastNote, returnDueAt, dueAt, closesAt, partsReady, partsRequired } = week;
  const until = (at: Date | undefined) => (at ? dateTimeInWords(at, locale) : '');
  if (state === 'accepted') return lastNote && m.team_quoted({ text: lastNote });
  if (state === 'changes_requested') {
    const due = m.week_again_until({ when: until(returnDueAt) });
    return lastNote ? `${m.team_quoted({ text: lastNote })} ${due}` : due;
  }
  if (state === 'submitted' || state === 'in_review') {
    const when = until(handedInAt);
    return week.isLate ? m.week_handed_in_late({ when }) : m.week_handed_in({ when });
  }
  if (!week.opensAt || !dueAt || !closesAt || now < week.opensAt) return undefined;
  const ready = m.week_parts_ready({ ready: partsReady, all: partsRequired });
  if (now < dueAt) return `${ready} ${m.week_due({ when: until(dueAt) })}`;
  return now < closesAt
    ? `${ready} ${m.week_late_until({ when: until(closesAt) })}`
    : m.week_closed({ when: until(closesAt) });
}

/** The weeks of the team one by one: how each stands, what was said of it, and the way to it. */
export function WeeksSection({ team, season, now }: { team: Team; season: Season; now: Date }) {
  const { locale } = useLocale();
  const weeks = useTeamWeeks(team.id);
  const milestones = useMilestones(season.id);
  const verbs = seasonVerbs(season, locale);
  const shapes = weekShapes(weeks.data ?? [], season, now);
  const count = {
    accepted: shapes.filter(({ state }) => state === 'accepted').length,
    all: shapes.filter(({ week }) => week.milestoneId !== undefined).length,
  };
  const titleOf = (number: number) => {
    const title = milestones.data?.find(({ week }) => week === number)?.title;
    return title ? inLocale(title, locale) : m.week_asks_nothing();
  };
  return (
    <Section
      title={m.weeks_title()}
      titleStep="h2"
      aside={shapes.length > 0 && m.weeks_accepted(count)}
      isFlush
      id="weeks"
    >
      {weeks.isError && !weeks.data && <FailedPart error={weeks.error} />}
      {weeks.data && (
        <MilestoneList
          milestones={shapes.map(({ week, state, share }) => ({
            verb: (
              <TextLink
                variant="plain"
                href={fullPath(paths.teamWeek(String(week.week)))}
                linkComponent={AppLink}
              >
                {verbs[week.week - 1] ?? m.week_number({ week: week.week })}
              </TextLink>
            ),
            handIn: titleOf(week.week),
            note: noteOf(week, now, locale),
            state,
            status: <WeekBadge week={week} state={state} />,
            share,
          }))}
        />
      )}
    </Section>
  );
}
