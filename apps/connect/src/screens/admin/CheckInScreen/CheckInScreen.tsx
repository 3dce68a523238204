import { Button, ButtonLink, ErrorState, Wrap } from '@grow/ui';
import { useParams } from 'react-router-dom';
import { CheckInDesk, useCheckIn, useDeskName } from '../../../features/checkIn';
import { LoadingScreen } from '../../../shared/fallback';
import { useOfflineWorker } from '../../../shared/offline';
import { EmptyScreen } from '../../../shared/state';
import { AppLink, useScreenTitle } from '../../../navigation';
import { textIn } from '../../../features/event';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

/** The check-in of an event, for organisers. */
export function CheckInScreen() {
  const { slug = '' } = useParams();
  const [name, setName] = useDeskName();
  // The page opens again without a connection; the desk keeps its list and scans by itself.
  useOfflineWorker('/admin/event-desk/');
  const open = useCheckIn(slug, name);
  const event = open?.snapshot.event;
  useScreenTitle(event ? m.check_in_tab({ event: textIn(event.title) }) : undefined);
  const back = (
    <ButtonLink href={fullPath(paths.adminEvents())} linkComponent={AppLink}>
      {m.check_in_to_events()}
    </ButtonLink>
  );
  if (!open) return <LoadingScreen />;
  const { desk, snapshot } = open;
  if (event === null) {
    const words = { empty: m.check_in_missing(), detail: m.check_in_missing_detail() };
    return <EmptyScreen title={m.check_in_title()} {...words} action={back} />;
  }
  if (event?.status === 'cancelled') {
    const words = { empty: m.check_in_event_cancelled(), detail: m.check_in_event_cancelled_detail() };
    return <EmptyScreen title={textIn(event.title)} {...words} action={back} />;
  }
  if (event && snapshot.list)
    return <CheckInDesk desk={desk} snapshot={snapshot} name={name} onName={setName} />;
  if (snapshot.link === 'connecting' || snapshot.link === 'online') return <LoadingScreen />;
  const isStopped = snapshot.link === 'stopped';
  return (
    <Wrap>
      <ErrorState
        size="page"
        title={isStopped ? m.check_in_stopped() : m.check_in_no_list()}
        description={isStopped ? m.check_in_stopped_detail() : m.check_in_no_list_detail()}
        actions={
          <Button variant="primary" onClick={desk.wake}>
            {m.try_again()}
          </Button>
        }
      />
    </Wrap>
  );
}
