import { recordWeeks } from '@grow/core/record';
import { seasonVerbs, type Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useLocale } from '@grow/shell';
import { Button, RecordWeek, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useActionItems } from '../../../features/actionItem';
import { useTeamWeeks, WeekBadge, weekShapes } from '../../../features/handIn';
import { weeksOf } from '../../../features/season';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { EntryRow } from './EntryRow';
import { kindsOfView, type RecordView } from './recordWords';
import { ReturnDay } from './ReturnDay';
import type { TeamRecord } from './useRecord';

/** How many weeks are shown before somebody asks for the earlier ones. */
const SHOWN = 3;

const Quiet = styled(Text)`
  padding-block: 12px;
`;

const More = styled.div`
  margin: 24px 0 0 -11px;
`;

type RecordWeeksProps = {
  team: Team;
  season: Season;
  record: TeamRecord;
  view: RecordView | undefined;
  now: Date;
};

/** The record of a team, the week that is on first; narrowed to one kind, all weeks that have any of it. */
export function RecordWeeks({ team, season, record, view, now }: RecordWeeksProps) {
  const { locale } = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const items = useActionItems(team.id).data ?? [];
  const shapes = weekShapes(useTeamWeeks(team.id).data ?? [], season, now);
  const verbs = seasonVerbs(season, locale);
  const { nearest } = weeksOf(season, now);
  const all = recordWeeks(record.entries, nearest, view && kindsOfView[view]);
  const filled = view === undefined ? all : all.filter(({ entries }) => entries.length > 0);
  const shown = isWhole || view !== undefined ? filled : filled.slice(0, SHOWN);
  const earlier = filled.length - shown.length;
  return (
    <div>
      {record.error && <FailedPart error={record.error} />}
      {record.isPending && record.entries.length === 0 && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {!record.isPending && filled.length === 0 && <Quiet tone="muted">{m.record_none()}</Quiet>}
      {shown.map(({ week, entries }) => {
        const shape = shapes[week - 1];
        return (
          <RecordWeek
            key={week}
            week={week}
            title={m.record_week({ week, verb: verbs[week - 1] ?? '' })}
            state={shape?.state ?? 'next'}
            share={shape?.share ?? 1}
            status={shape && <WeekBadge week={shape.week} state={shape.state} />}
            note={shape?.state === 'returned' && <ReturnDay team={team} week={shape.week} now={now} />}
          >
            {entries.map((entry) => (
              <EntryRow
                key={`${entry.kind} ${entry.id}`}
                entry={entry}
                slug={team.slug}
                items={items}
                week={nearest}
                now={now}
              />
            ))}
            {entries.length === 0 && !record.isPending && (
              <li>
                <Quiet step="ui" tone="muted">
                  {m.record_week_none()}
                </Quiet>
              </li>
            )}
          </RecordWeek>
        );
      })}
      {(earlier > 0 || (isWhole && view === undefined && filled.length > SHOWN)) && (
        <More>
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? m.record_fewer_weeks() : m.record_earlier_weeks({ count: earlier })}
          </Button>
        </More>
      )}
    </div>
  );
}
