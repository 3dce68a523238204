import { isAppError } from '@grow/core';
import { ButtonLink, EmptyState, Skeleton, SkeletonGroup, TextLink } from '@grow/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { CancelDialog, useCancelling, useAdminEvent, useEventActions } from '../../../features/eventAdmin';
import { FailedPart } from '../../../shared/state';
import { AppLink, useScreenTitle } from '../../../navigation';
import { textIn } from '../../../features/event';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { CancelledEvent } from './CancelledEvent';
import { EventEditor } from './EventEditor';
import { EventHead } from './EventHead';

const Body = styled.div`
  display: grid;
  gap: 28px;
  padding-bottom: 72px;
`;

const list = () => fullPath(paths.adminEvents());

const gone = () => (
  <EmptyState
    title={m.event_page_empty()}
    description={m.admin_event_gone_detail()}
    action={
      <ButtonLink href={list()} linkComponent={AppLink}>
        {m.admin_event_back()}
      </ButtonLink>
    }
  />
);

function StoredEvent({ slug }: { slug: string }) {
  const { data: event, error } = useAdminEvent(slug);
  const navigate = useNavigate();
  const cancelling = useCancelling();
  const act = useEventActions(cancelling.open, () => void navigate(paths.adminEvents()));
  useScreenTitle(event && textIn(event.title));
  if (isAppError(error) && error.code === 'not_found') return gone();
  // What was read once stays when reading it anew fails: somebody may be typing.
  if (!event && error) return <FailedPart error={error} />;
  if (!event) {
    return (
      <SkeletonGroup label={m.loading()}>
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} shape="control" />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <>
      {/* It stays where the event is called off, and the focus comes back to its menu. */}
      <EventHead event={event} onAction={act} />
      {event.status === 'cancelled' ? (
        <CancelledEvent event={event} />
      ) : (
        <EventEditor key={event.id} event={event} />
      )}
      <CancelDialog cancelling={cancelling} />
    </>
  );
}

/** One event, for organisers: planned, changed, published; or a new one. */
export function AdminEventScreen() {
  const { slug } = useParams();
  return (
    <Body>
      <div>
        <TextLink href={list()} linkComponent={AppLink}>
          {m.admin_event_back()}
        </TextLink>
      </div>
      {slug === undefined ? (
        <>
          <EventHead />
          <EventEditor key="new" />
        </>
      ) : (
        <StoredEvent slug={slug} />
      )}
    </Body>
  );
}
