import {
  reviewPlace,
  type HandInRecord,
  type HandInVersion,
  type ReviewQueueEntry,
} from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useUserId } from '@grow/shell';
import { QueueBar, Wrap } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TeamPicture } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { ReviewHead } from './ReviewHead';
import { ReviewOfVersion } from './ReviewOfVersion';
import { useBackToTeams } from './useBackToTeams';

const Bar = styled.div`
  border-bottom: 1px solid var(--color-line);
`;

const addressOf = ({ slug, week }: Pick<ReviewQueueEntry, 'slug' | 'week'>) =>
  paths.assignedTeamWeek(slug, String(week));

type RoomProps = {
  team: Team;
  season: Season;
  milestone: Milestone;
  record: HandInRecord;
  newest: HandInVersion;
  queue: readonly ReviewQueueEntry[];
  now: Date;
};

/** The reading room: what waits, the version that was newest when it was opened, and the verdict on it. */
export function ReviewRoom({ team, season, milestone, record, newest, queue, now }: RoomProps) {
  const [shown, setShown] = useState(newest.number);
  const version = record.versions.find(({ number }) => number === shown) ?? newest;
  const place = reviewPlace(queue, team.slug, milestone.week, useUserId() ?? '');
  const { entries, index, previous, next } = place;
  const back = useBackToTeams();
  // One team may wait with two weeks.
  const nameOf = ({ teamId, name, week }: ReviewQueueEntry) =>
    entries.filter((one) => one.teamId === teamId).length > 1
      ? m.review_queue_item({ team: name, week })
      : name;
  const hrefOf = (entry: ReviewQueueEntry | undefined) => entry && fullPath(addressOf(entry));
  return (
    <>
      <Bar>
        <Wrap>
          <QueueBar
            label={m.review_queue()}
            back={back}
            items={entries.map((entry) => ({
              key: entry.handInId,
              href: fullPath(addressOf(entry)),
              mark: <TeamPicture team={entry} size={28} />,
              name: nameOf(entry),
              isCurrent: entry.handInId === record.id,
            }))}
            position={
              index >= 0
                ? m.review_position({ place: index + 1, count: entries.length })
                : entries.length > 0 && m.review_waiting_count({ count: entries.length })
            }
            previous={{ href: hrefOf(previous), label: m.review_previous() }}
            next={{ href: hrefOf(next), label: m.review_next() }}
            linkComponent={AppLink}
          />
        </Wrap>
      </Bar>
      <Wrap>
        <ReviewHead {...{ team, season, record, version, now }} week={milestone.week} />
        <ReviewOfVersion
          key={version.id}
          {...{ team, season, milestone, record, version, now }}
          previous={previous && addressOf(previous)}
          next={next && { address: addressOf(next), name: next.name }}
          onNewer={() => setShown(newest.number)}
        />
      </Wrap>
    </>
  );
}
