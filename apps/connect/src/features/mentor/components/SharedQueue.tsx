import type { QueuedHandIn } from '@grow/core/mentor';
import { inLocale } from '@grow/core/text';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import {
  Badge,
  ButtonLink,
  letterOfWeek,
  Section,
  Skeleton,
  SkeletonGroup,
  Text,
  WaitingList,
  WaitingRow,
} from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';
import { useMentoring, useMentorProfile } from '../useMentoring';

function Queued({ handIn }: { handIn: QueuedHandIn }) {
  const { locale } = useLocale();
  const { team, week, title, handedInAt, isLate, reviewerId } = handIn;
  return (
    <WaitingRow
      letter={letterOfWeek(week)}
      team={team.name}
      week={m.mentoring_queue_week({ week, title: inLocale(title, locale) })}
      badge={isLate && <Badge tone="caution">{m.mentoring_queue_late()}</Badge>}
      detail={m.mentoring_queue_since({ time: dateTimeInWords(handedInAt, locale) })}
      wait={reviewerId !== undefined && m.mentoring_queue_taken()}
      action={
        reviewerId === undefined && (
          <ButtonLink
            size="sm"
            href={fullPath(paths.assignedTeamWeek(team.slug, String(week)))}
            linkComponent={AppLink}
            aria-label={m.mentoring_queue_read({ week, team: team.name })}
          >
            {m.triage_read({ week })}
          </ButtonLink>
        )
      }
    />
  );
}

/** What teams without a mentor handed in, for mentors who take the shared queue; nothing for others. */
export function SharedQueue() {
  const { queries } = useMentoring();
  const takesIt = useMentorProfile().data?.takesSharedQueue === true;
  const queue = useQuery(queries.sharedQueue());
  if (!takesIt) return null;
  return (
    <Section title={m.mentoring_queue()} titleStep="h2" isFlush>
      {queue.isPending && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {queue.isError && !queue.data && <FailedPart error={queue.error} />}
      {queue.data?.length === 0 && (
        <Text step="ui" tone="muted" style={{ paddingBlock: 16 }}>
          {m.mentoring_queue_empty()}
        </Text>
      )}
      <WaitingList>
        {queue.data?.map((handIn) => (
          <Queued key={handIn.handInId} handIn={handIn} />
        ))}
      </WaitingList>
    </Section>
  );
}
