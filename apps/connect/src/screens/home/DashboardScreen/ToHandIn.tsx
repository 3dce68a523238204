import type { PartValue, TeamWeek } from '@grow/core/hand-in';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { inLocale } from '@grow/core/text';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { PartList, PartRow, Section, Skeleton, SkeletonGroup, Text, TextLink } from '@grow/ui';
import { Hourglass } from 'lucide-react';
import { styled } from 'styled-components';
import { useTeamWeeks, useWeekParts, type WeekPart } from '../../../features/handIn';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';

const Quiet = styled(Text)`
  padding-top: 14px;
`;

const Waits = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  padding-top: 14px;
  font-size: 0.875rem;
  line-height: 1.45;
  color: var(--color-ink-muted);
  svg {
    margin-top: 2px;
    color: var(--color-positive);
  }
  a {
    color: var(--color-ink);
    font-weight: 620;
  }
`;

/** What a part says so far, in a line; undefined where it says nothing. */
function saidIn(value: PartValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if ('text' in value) return value.text.trim() || undefined;
  if ('links' in value) return value.links.join(', ') || undefined;
  if ('files' in value) {
    const count = value.files.length;
    return count === 0 ? undefined : count === 1 ? m.part_file() : m.part_files({ count });
  }
  const count = value.tests.length;
  return count === 0 ? undefined : count === 1 ? m.part_test() : m.part_tests({ count });
}

function Part({
  part: { part, value, isReady },
  week,
  canWrite,
}: {
  part: WeekPart;
  week: number;
  canWrite: boolean;
}) {
  const { locale } = useLocale();
  const label = inLocale(part.label, locale);
  const hint = inLocale(part.hint, locale);
  return (
    <PartRow
      title={label}
      detail={saidIn(value) ?? (part.isRequired ? hint : `${m.hand_in_part_optional()}. ${hint}`)}
      isReady={isReady}
      state={
        isReady
          ? m.hand_in_part_ready()
          : part.isRequired
            ? m.hand_in_part_missing()
            : m.hand_in_part_optional()
      }
      action={
        canWrite && (
          <TextLink
            href={fullPath(paths.teamWeek(String(week)))}
            linkComponent={AppLink}
            aria-label={isReady ? m.part_change_name({ part: label }) : m.part_add_name({ part: label })}
          >
            {isReady ? m.part_change() : m.part_add()}
          </TextLink>
        )
      }
    />
  );
}

/** A week before this one that waits for its reader. */
function Waiting({ week }: { week: TeamWeek }) {
  const { locale } = useLocale();
  const number = week.week;
  const when = week.handedInAt ? dateTimeInWords(week.handedInAt, locale) : '';
  return (
    <Waits>
      <Hourglass size={16} strokeWidth={1.75} aria-hidden />
      <span>
        <TextLink variant="plain" href={fullPath(paths.teamWeek(String(number)))} linkComponent={AppLink}>
          {week.state === 'in_review' ? m.week_in_review({ week: number }) : m.week_waits({ week: number })}
        </TextLink>{' '}
        {m.week_handed_in({ when })}
      </span>
    </Waits>
  );
}

/** What the week asks for, part by part, and which earlier ones are being read. */
export function ToHandIn({ team, season, week }: { team: Team; season: Season; week: number }) {
  const { parts, error } = useWeekParts(team, season, week);
  const weeks = useTeamWeeks(team.id).data ?? [];
  const own = weeks.find((one) => one.week === week);
  const canWrite = own?.state === 'draft' || own?.state === 'changes_requested';
  const waiting = weeks.filter(
    (one) => one.week !== week && (one.state === 'submitted' || one.state === 'in_review'),
  );
  const required = parts?.filter(({ part }) => part.isRequired) ?? [];
  const count = { ready: required.filter(({ isReady }) => isReady).length, all: required.length };
  return (
    <Section
      title={m.to_hand_in_title()}
      aside={parts && parts.length > 0 && m.to_hand_in_ready(count)}
      isFlush
    >
      {!parts && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {!parts && error && <FailedPart error={error} />}
      {parts?.length === 0 && (
        <Quiet step="ui" tone="muted">
          {m.to_hand_in_nothing()}
        </Quiet>
      )}
      {parts && parts.length > 0 && (
        <PartList>
          {parts.map((part) => (
            <Part key={part.part.key} part={part} week={week} canWrite={canWrite} />
          ))}
        </PartList>
      )}
      {waiting.map((one) => (
        <Waiting key={one.week} week={one} />
      ))}
    </Section>
  );
}
