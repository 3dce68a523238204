import { ButtonLink } from '@grow/ui';
import { useParams } from 'react-router-dom';
import { useEvent } from '../../../features/event';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { AppLink, useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { EventPage } from './EventPage';

/** One event: what, when, where, and one's own seat. */
export function EventPageScreen() {
  const { slug = '' } = useParams();
  const event = useEvent(slug);
  useScreenTitle(event.data?.title);
  if (event.isPending) return <LoadingScreen />;
  if (event.isError && event.data === undefined) return <FailedScreen error={event.error} />;
  if (!event.data) {
    const back = (
      <ButtonLink href={fullPath(paths.events())} linkComponent={AppLink}>
        {m.event_page_back()}
      </ButtonLink>
    );
    const words = { empty: m.event_page_empty(), detail: m.event_page_detail() };
    return <EmptyScreen title={m.events_title()} {...words} action={back} />;
  }
  return <EventPage event={event.data} />;
}
