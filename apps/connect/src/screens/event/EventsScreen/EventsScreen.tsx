import { useSeason } from '@grow/shell';
import { Button, PageHeader, Text, Wrap } from '@grow/ui';
import { CalendarPlus } from 'lucide-react';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { useEventCounts, useEventsAddress } from '../../../features/event';
import { useMyEventIds } from '../../../features/seat';
import { m } from '../../../paraglide/messages';
import { lazyPart } from '../../../shared/code';
import { EventsBody } from './EventsBody';
import { EventsFilters } from './EventsFilters';

// Most visits subscribe to nothing.
const SubscribeDialog = lazyPart(async () => (await import('../../../features/calendar')).SubscribeDialog);

const Body = styled.div`
  padding-bottom: 40px;
`;

// Not seen before the list is there, which moves it.
const Zone = styled(Text)`
  margin-top: 20px;
  div:has([data-skeleton]) > & {
    visibility: hidden;
  }
`;

/** The events, those for members among them: what is to come week by week, and one's own seat at each. */
export function EventsScreen() {
  const { choice: address, choose } = useEventsAddress();
  const season = useSeason();
  const own = useMyEventIds();
  const counts = useEventCounts(address, own);
  const subscribe = useDialogAddress('calendar');
  return (
    <Wrap>
      <PageHeader
        title={m.events_title()}
        lead={m.events_lead()}
        actions={
          <Button
            icon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => subscribe.open('mine')}
          >
            {m.calendar_subscribe()}
          </Button>
        }
      />
      <EventsFilters address={address} onChoose={choose} counts={counts} />
      <Body>
        <EventsBody address={address} onChoose={choose} season={season} own={own} />
        <Zone step="small" tone="muted">
          {m.event_zone()}
        </Zone>
      </Body>
      {subscribe.value !== undefined && (
        <Suspense>
          <SubscribeDialog isOpen onClose={subscribe.close} />
        </Suspense>
      )}
    </Wrap>
  );
}
