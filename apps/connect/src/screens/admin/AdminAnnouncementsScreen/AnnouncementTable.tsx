import { announcementProgress, type WrittenAnnouncement } from '@grow/core/announcement-admin';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Badge, Table, Text, TextLink, type TableColumn } from '@grow/ui';
import { styled } from 'styled-components';
import {
  announcementTitle,
  audienceInWords,
  DeliveryRuler,
  progressTones,
  progressWords,
} from '../../../features/announcementAdmin';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { AnnouncementActions } from './AnnouncementActions';

const Lines = styled.div`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
`;

type AnnouncementTableProps = {
  announcements: readonly WrittenAnnouncement[];
  /** The page before is shown while the next one loads. */
  isBusy: boolean;
  position: string;
};

/** A page of announcements; below 62em each becomes an item of a few lines. */
export function AnnouncementTable({ announcements, isBusy, position }: AnnouncementTableProps) {
  const { locale } = useLocale();
  const columns: TableColumn<WrittenAnnouncement>[] = [
    {
      key: 'title',
      header: m.announce_message(),
      columnRole: 'title',
      cell: (one) => (
        <Lines>
          <TextLink href={fullPath(paths.adminAnnouncement(one.id))} linkComponent={AppLink}>
            <b>{announcementTitle(one, locale)}</b>
          </TextLink>
          <Text as="span" step="small" tone="muted">
            {audienceInWords(one)}
          </Text>
        </Lines>
      ),
    },
    {
      key: 'when',
      header: m.announce_when(),
      columnRole: 'meta',
      cell: ({ sentAt, stoppedAt, sendAt, updatedAt }) => {
        const at = sentAt ?? stoppedAt ?? sendAt ?? updatedAt;
        return <time dateTime={at.toISOString()}>{dateTimeInWords(at, locale)}</time>;
      },
    },
    {
      key: 'mail',
      header: m.announce_mail(),
      columnRole: 'meta',
      cell: (one) => (one.sentAt ? <DeliveryRuler announcement={one} /> : null),
    },
    {
      key: 'state',
      header: m.announce_state(),
      columnRole: 'meta',
      cell: (one) => {
        const progress = announcementProgress(one);
        return <Badge tone={progressTones[progress]}>{progressWords[progress]()}</Badge>;
      },
    },
    {
      key: 'action',
      header: m.orga_actions(),
      columnRole: 'action',
      cell: (one) => <AnnouncementActions announcement={one} />,
    },
  ];
  return (
    <Table
      caption={m.announce_caption({ position })}
      columns={columns}
      rows={announcements}
      rowKey={({ id }) => id}
      aria-busy={isBusy}
    />
  );
}
