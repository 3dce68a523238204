import { dateTimeInWords } from '@grow/core/time';
import { attendeeSorts, type Attendee, type AttendeeListRequest } from '@grow/core/event-admin';
import { useLocale } from '@grow/shell';
import { Badge, TextLink, type TableColumn } from '@grow/ui';
import { styled } from 'styled-components';
import { registrationTones, registrationWords, seatWords } from '../../../features/eventAdmin';
import { personName } from '../../../features/people';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { InList, ListTable } from '../../../shared/list';

const Wrapping = styled.div`
  overflow-wrap: anywhere;
`;

type AttendeeTableProps = {
  attendees: readonly Attendee[];
  /** The page before is shown while the next one loads. */
  isBusy: boolean;
  position: string;
  sort: AttendeeListRequest['sort'];
  onSort: (sort: AttendeeListRequest['sort']) => void;
};

/** A page of people; below 62em each becomes an item of a few lines. */
export function AttendeeTable({ attendees, isBusy, position, sort, onSort }: AttendeeTableProps) {
  const { locale } = useLocale();
  const columns: TableColumn<Attendee>[] = [
    {
      key: 'name',
      header: m.people_name(),
      columnRole: 'title',
      isSortable: true,
      cell: (attendee) => <b>{personName(attendee)}</b>,
    },
    {
      key: 'team',
      header: m.orga_team(),
      columnRole: 'meta',
      cell: ({ team }) =>
        team && (
          <TextLink href={fullPath(paths.teamPage(team.slug))} linkComponent={AppLink}>
            {team.name}
          </TextLink>
        ),
    },
    {
      key: 'status',
      header: m.orga_status(),
      columnRole: 'meta',
      isSortable: true,
      cell: ({ status, seat, ticket }) => (
        <>
          <Badge tone={registrationTones[status]}>{registrationWords[status]()}</Badge>
          <InList>
            {' '}
            {seatWords[seat]()}, {m.admin_event_ticket_number({ ticket })}
          </InList>
        </>
      ),
    },
    {
      key: 'seat',
      header: m.admin_event_seat(),
      columnRole: 'hidden',
      cell: ({ seat }) => seatWords[seat](),
    },
    {
      key: 'ticket',
      header: m.admin_event_ticket(),
      columnRole: 'hidden',
      isSortable: true,
      cell: ({ ticket }) => ticket,
    },
    {
      key: 'door',
      header: m.admin_event_let_in(),
      columnRole: 'meta',
      cell: ({ checkedInAt, desk }) =>
        checkedInAt && [dateTimeInWords(checkedInAt, locale), desk].filter(Boolean).join(', '),
    },
  ];
  return (
    <Wrapping>
      <ListTable
        caption={m.people_caption({ position })}
        columns={columns}
        items={attendees}
        itemKey={({ registrationId }) => registrationId}
        isBusy={isBusy}
        sort={sort}
        sorts={attendeeSorts}
        onSort={onSort}
      />
    </Wrapping>
  );
}
