import { spanInWords } from '@grow/core/time';
import { isAppError } from '@grow/core';
import type { AdminEvent } from '@grow/core/event-admin';
import { useLocale } from '@grow/shell';
import { ButtonLink, EmptyState, Skeleton, SkeletonGroup, Text, TextLink } from '@grow/ui';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { textIn } from '../../../features/event';
import { useAttendeeChoice, useAdminEvent } from '../../../features/eventAdmin';
import { FailedPart } from '../../../shared/state';
import { AppLink, useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { AttendeeActions } from './AttendeeActions';
import { AttendeeFilters } from './AttendeeFilters';
import { AttendeeList } from './AttendeeList';
import { AttendeeTotals } from './AttendeeTotals';

const Body = styled.div`
  display: grid;
  gap: 24px;
  padding-bottom: 72px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 24px;
  align-items: end;
  justify-content: space-between;
`;

const Title = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

function People({ event }: { event: AdminEvent }) {
  const { locale } = useLocale();
  const { choice, choose } = useAttendeeChoice();
  return (
    <>
      <Head>
        <Title>
          <Text as="h2" step="h2">
            {m.admin_event_attendees_of({ title: textIn(event.title) })}
          </Text>
          <Text step="ui" tone="muted">
            {spanInWords(event, locale)}
          </Text>
        </Title>
        <AttendeeActions event={event} />
      </Head>
      <AttendeeTotals event={event} />
      <div>
        <AttendeeFilters event={event} choice={choice} onChoose={choose} />
        <AttendeeList event={event} choice={choice} onChoose={choose} />
      </div>
    </>
  );
}

/** Who comes to an event, who waits, who was there; for organisers. */
export function AdminAttendeesScreen() {
  const { slug = '' } = useParams();
  const { data: event, error } = useAdminEvent(slug);
  useScreenTitle(event && m.admin_event_attendees_of({ title: textIn(event.title) }));
  const list = fullPath(paths.adminEvents());
  if (isAppError(error) && error.code === 'not_found') {
    return (
      <EmptyState
        title={m.event_page_empty()}
        description={m.admin_event_gone_detail()}
        action={
          <ButtonLink href={list} linkComponent={AppLink}>
            {m.admin_event_back()}
          </ButtonLink>
        }
      />
    );
  }
  if (!event && error) return <FailedPart error={error} />;
  return (
    <Body>
      <div>
        <TextLink href={event ? fullPath(paths.adminEvent(event.slug)) : list} linkComponent={AppLink}>
          {event ? m.admin_event_back_to_event() : m.admin_event_back()}
        </TextLink>
      </div>
      {event ? (
        <People event={event} />
      ) : (
        <SkeletonGroup label={m.loading()}>
          {Array.from({ length: 8 }, (_, row) => (
            <Skeleton key={row} shape="control" />
          ))}
        </SkeletonGroup>
      )}
    </Body>
  );
}
