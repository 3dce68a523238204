import { styled } from 'styled-components';
import { CancelDialog, useCancelling, useEventActions, useEventChoice } from '../../../features/eventAdmin';
import { EventFilters } from './EventFilters';
import { EventList } from './EventList';

const Body = styled.div`
  padding-bottom: 72px;
`;

/** Every event, for organisers: drafts too, with how full they are and all that can be done with them. */
export function AdminEventsScreen() {
  const { choice, choose } = useEventChoice();
  const cancelling = useCancelling();
  const act = useEventActions(cancelling.open);
  return (
    <Body>
      <EventFilters choice={choice} onChoose={choose} />
      <EventList choice={choice} onChoose={choose} onAction={act} />
      <CancelDialog cancelling={cancelling} />
    </Body>
  );
}
