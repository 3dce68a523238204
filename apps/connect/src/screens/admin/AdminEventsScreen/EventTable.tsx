import { spanInWords } from '@grow/core/time';
import { adminEventListSorts, type AdminEvent, type AdminEventListRequest } from '@grow/core/event-admin';
import { useLocale } from '@grow/shell';
import { Badge, Text, TextLink, type TableColumn } from '@grow/ui';
import { styled } from 'styled-components';
import { eventVenue, textIn } from '../../../features/event';
import {
  categoryWords,
  EventMenu,
  seatsInWords,
  statusTones,
  statusWords,
  waitingInWords,
  type EventAction,
} from '../../../features/eventAdmin';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { InList, ListTable } from '../../../shared/list';

const Lines = styled.div`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  overflow-wrap: anywhere;
`;

type EventTableProps = {
  events: readonly AdminEvent[];
  /** The page before is shown while the next one loads. */
  isBusy: boolean;
  position: string;
  sort: AdminEventListRequest['sort'];
  onSort: (sort: AdminEventListRequest['sort']) => void;
  onAction: (event: AdminEvent, action: EventAction) => void;
};

/** A page of events; below 62em each becomes an item of a few lines. */
export function EventTable({ events, isBusy, position, sort, onSort, onAction }: EventTableProps) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const columns: TableColumn<AdminEvent>[] = [
    {
      key: 'title',
      header: m.admin_event_event(),
      columnRole: 'title',
      isSortable: true,
      cell: (event) => (
        <Name>
          <TextLink href={fullPath(paths.adminEvent(event.slug))} linkComponent={AppLink}>
            <b>{textIn(event.title)}</b>
          </TextLink>
          {event.isMandatory && <Badge tone="accent">{m.event_mandatory()}</Badge>}
        </Name>
      ),
    },
    {
      key: 'start',
      header: m.admin_event_date(),
      columnRole: 'meta',
      isSortable: true,
      cell: (event) => (
        <Lines>
          <time dateTime={event.startsAt.toISOString()}>{spanInWords(event, locale)}</time>
          <Text as="span" step="small" tone="muted">
            {eventVenue({ ...event, place: textIn(event.place) || undefined })}
          </Text>
        </Lines>
      ),
    },
    {
      key: 'category',
      header: m.admin_event_category(),
      columnRole: 'hidden',
      cell: ({ category }) => categoryWords[category](),
    },
    {
      key: 'status',
      header: m.orga_status(),
      columnRole: 'meta',
      isSortable: true,
      cell: (event) => (
        <>
          <Badge tone={statusTones[event.status]}>{statusWords[event.status]()}</Badge>
          <InList> {categoryWords[event.category]()}</InList>
        </>
      ),
    },
    {
      key: 'seats',
      header: m.admin_event_seats_taken(),
      columnRole: 'meta',
      cell: (event) => (
        <Lines>
          <span>
            <InList>{m.admin_event_seats_taken()}: </InList>
            {seatsInWords(event, number)}
          </span>
          {waitingInWords(event, number) && (
            <Text as="span" step="small" tone="caution">
              {waitingInWords(event, number)}
            </Text>
          )}
        </Lines>
      ),
    },
    {
      key: 'action',
      header: m.orga_actions(),
      columnRole: 'action',
      cell: (event) => <EventMenu event={event} onAction={onAction} />,
    },
  ];
  return (
    <ListTable
      caption={m.admin_event_caption({ position })}
      columns={columns}
      items={events}
      itemKey={({ id }) => id}
      isBusy={isBusy}
      sort={sort}
      sorts={adminEventListSorts}
      onSort={onSort}
    />
  );
}
