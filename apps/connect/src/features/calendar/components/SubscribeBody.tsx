import { dateTimeInWords } from '@grow/core/time';
import type { CalendarFeed } from '@grow/core/calendar';
import { useLocale } from '@grow/shell';
import { Button, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: grid;
  gap: 12px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type StandingProps = { feed: CalendarFeed; onRenew: () => void; onEnd: () => void };

/** The address that stands: since when, and when a program asked last. It cannot be shown again. */
export function Standing({ feed, onRenew, onEnd }: StandingProps) {
  const { locale } = useLocale();
  return (
    <Root>
      <Text as="b" step="ui">
        {m.calendar_since({ time: dateTimeInWords(feed.createdAt, locale) })}
      </Text>
      <Text step="small" tone="muted">
        {feed.lastReadAt
          ? m.calendar_read({ time: dateTimeInWords(feed.lastReadAt, locale) })
          : m.calendar_not_read()}{' '}
        {m.calendar_not_kept()}
      </Text>
      <Actions>
        <Button size="sm" onClick={onRenew}>
          {m.calendar_renew()}
        </Button>
        <Button size="sm" variant="ghost" onClick={onEnd}>
          {m.calendar_end()}
        </Button>
      </Actions>
    </Root>
  );
}

/** While nobody knows yet whether there is an address. */
export const Waiting = () => (
  <SkeletonGroup label={m.loading()}>
    <Skeleton shape="line" />
    <Skeleton shape="control" />
  </SkeletonGroup>
);
