import type { AdminEvent } from '@grow/core/event-admin';
import { useLocale } from '@grow/shell';
import { Badge, ButtonLink, Text } from '@grow/ui';
import { styled } from 'styled-components';
import {
  EventMenu,
  seatsInWords,
  statusTones,
  statusWords,
  waitingInWords,
  type EventAction,
} from '../../../features/eventAdmin';
import { AppLink } from '../../../navigation';
import { textIn } from '../../../features/event';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
`;

const Words = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
`;

type EventHeadProps = {
  /** Left out for an event that is being planned. */
  event?: AdminEvent | undefined;
  onAction?: ((event: AdminEvent, action: EventAction) => void) | undefined;
};

/** Which event it is, how it stands, and what else can be done with it. */
export function EventHead({ event, onAction }: EventHeadProps) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  if (!event) {
    return (
      <Text as="h2" step="h2">
        {m.admin_event_new()}
      </Text>
    );
  }
  const seats = m.admin_event_seats_line({ seats: seatsInWords(event, number) });
  const waiting = waitingInWords(event, number);
  return (
    <Root>
      <Words>
        <Text as="h2" step="h2">
          {textIn(event.title)}
        </Text>
        <Line>
          <Badge tone={statusTones[event.status]}>{statusWords[event.status]()}</Badge>
          {event.status !== 'draft' && (
            <Text as="span" step="small" tone="muted">
              {waiting ? `${seats}, ${waiting}` : seats}
            </Text>
          )}
        </Line>
      </Words>
      <Line>
        {event.status !== 'draft' && (
          <ButtonLink size="sm" href={fullPath(paths.adminAttendees(event.slug))} linkComponent={AppLink}>
            {m.admin_event_attendees()}
          </ButtonLink>
        )}
        {onAction && (
          <EventMenu event={event} onAction={onAction} without={['edit', 'attendees', 'publish']} />
        )}
      </Line>
    </Root>
  );
}
