import { dateTimeInWords } from '@grow/core/time';
import type { Role } from '@grow/core';
import {
  announcementQueries,
  announcementsFor,
  announcementTexts,
  type Announcement,
} from '@grow/core/announcement';
import { paragraphsOf } from '@grow/core/content';
import { useGrowClient, useLocale } from '@grow/shell';
import { AnnouncementList, AnnouncementRow, Button, Section, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';

/** How many are shown before somebody asks for the earlier ones. */
const SHOWN = 3;

function Row({ announcement }: { announcement: Announcement }) {
  const { locale } = useLocale();
  const { title, body } = announcementTexts(announcement, locale);
  const { sentAt } = announcement;
  const when = <time dateTime={sentAt.toISOString()}>{dateTimeInWords(sentAt, locale)}</time>;
  return <AnnouncementRow title={title} paragraphs={paragraphsOf(body)} when={when} />;
}

const Foot = styled.div`
  margin-top: 16px;
`;

function Rows({ announcements }: { announcements: readonly Announcement[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const earlier = announcements.length - SHOWN;
  const shown = isWhole ? announcements : announcements.slice(0, SHOWN);
  return (
    <>
      <AnnouncementList>
        {shown.map((announcement) => (
          <Row key={announcement.id} announcement={announcement} />
        ))}
      </AnnouncementList>
      {earlier > 0 && (
        <Foot>
          <Button size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? m.dashboard_news_fewer() : m.dashboard_news_earlier({ count: earlier })}
          </Button>
        </Foot>
      )}
    </>
  );
}

const Quiet = styled.div`
  padding-top: 22px;
`;

const none = () => (
  <Quiet>
    <Text>{m.dashboard_news_empty()}</Text>
    <Text step="ui" tone="muted">
      {m.dashboard_news_detail()}
    </Text>
  </Quiet>
);

type AnnouncementsProps = {
  role: Role;
  /** Stands there until they are read. */
  waiting: ReactNode;
};

function Body({ role, waiting }: AnnouncementsProps) {
  const { supabase } = useGrowClient();
  const announcements = useQuery(announcementQueries(supabase).current());
  if (announcements.data) {
    const own = announcementsFor(role, announcements.data);
    return own.length === 0 ? none() : <Rows announcements={own} />;
  }
  return announcements.isError ? <FailedPart error={announcements.error} /> : waiting;
}

/** What organisers told one's role in the season, the latest first. */
export function Announcements(props: AnnouncementsProps) {
  return (
    <Section title={m.dashboard_news()} isFlush>
      <Body {...props} />
    </Section>
  );
}
