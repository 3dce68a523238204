import type { GrowNotification } from '@grow/core/notification';
import { inLocale } from '@grow/core/text';
import { errorSentence, retryFailedReads, useFailureShown, useLocale, type Locale } from '@grow/shell';
import { BellList, Button, Skeleton, SkeletonGroup, Text, TextLink, type BellEntry } from '@grow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { timeAgo, notificationHref, notificationSentence } from '../notificationWords';
import { useNotifications } from '../useNotifications';

const State = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding: 14px 10px 16px;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 44px;
  padding: 8px 10px 6px;
  & > :only-child {
    margin-left: auto;
  }
`;

const entryOf = (one: GrowNotification, locale: Locale): BellEntry => ({
  key: one.id,
  href: notificationHref(one),
  sentence: notificationSentence(one, locale),
  time: timeAgo(one.createdAt, Date.now(), locale),
  dateTime: one.createdAt.toISOString(),
  isUnread: one.readAt === undefined,
  person: one.actor && { firstName: one.actor.firstName, lastName: one.actor.lastName },
  team: one.team?.name ?? (one.event && inLocale(one.event.title, locale)),
});

type NotificationListProps = {
  onChoose: (id: string) => void;
  /** Somebody follows a link that is no entry. */
  onLeave: () => void;
};

/** What the open bell shows: entries, nothing yet, or why they did not come. */
export function NotificationList({ onChoose, onLeave }: NotificationListProps) {
  const { locale } = useLocale();
  const queryClient = useQueryClient();
  const query = useNotifications(true);
  const { data, error, isFetchingNextPage, hasNextPage } = query;
  useFailureShown(!data && error !== null);
  if (!data && error) {
    return (
      <State role="alert">
        <Text as="b" step="ui">
          {m.bell_failed()}
        </Text>
        <Text step="small" tone="muted">
          {errorSentence(error, locale)}
        </Text>
        <Button size="sm" onClick={() => void retryFailedReads(queryClient)}>
          {m.try_again()}
        </Button>
      </State>
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {data.items.length === 0 ? (
        <State>
          <Text as="b" step="ui">
            {m.bell_empty()}
          </Text>
          <Text step="small" tone="muted">
            {m.bell_empty_detail()}
          </Text>
        </State>
      ) : (
        <BellList
          entries={data.items.map((one) => entryOf(one, locale))}
          unreadLabel={m.bell_one_unread()}
          linkComponent={AppLink}
          onChoose={onChoose}
        />
      )}
      <Foot>
        {hasNextPage && (
          <Button
            size="xs"
            isBusy={isFetchingNextPage}
            busyLabel={m.bell_more_busy()}
            onClick={() => void query.fetchNextPage()}
          >
            {m.bell_more()}
          </Button>
        )}
        <TextLink href={fullPath(paths.profileNotifications())} linkComponent={AppLink} onClick={onLeave}>
          {m.bell_settings()}
        </TextLink>
      </Foot>
    </>
  );
}
