import {
  announcementAdminMutations,
  announcementProgress,
  canCorrectAnnouncement,
  canStopAnnouncement,
  MINUTES_TO_STOP,
  recipientCount,
  type WrittenAnnouncement,
} from '@grow/core/announcement-admin';
import { berlinTimeOf, dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Badge, Button, Text } from '@grow/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  announcementTitle,
  audienceInWords,
  counted,
  DeliveryRuler,
  progressTones,
  progressWords,
} from '../../../features/announcementAdmin';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { AnnouncementPreview } from './AnnouncementPreview';
import { RecipientList } from './RecipientList';

const Grid = styled.div`
  display: grid;
  gap: 48px;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 72em) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 3.4fr);
    gap: clamp(40px, 5vw, 72px);
    align-items: start;
  }
`;

const Rows = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  & > section {
    width: 100%;
    margin-top: 24px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** What may be done with one that is no draft any more. */
function useActions(announcement: WrittenAnnouncement) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const title = announcementTitle(announcement, locale);
  const mutations = announcementAdminMutations(supabase);
  const isScheduled = announcement.state === 'scheduled';
  const stop = useProductMutation(mutations.stop, {
    words: {
      done: () => (isScheduled ? m.announce_cancel_done({ title }) : m.announce_stop_done({ title })),
      detail: () => (isScheduled ? undefined : m.announce_stop_detail()),
      failed: m.announce_stop_failed({ title }),
    },
  });
  const reopen = useProductMutation(mutations.reopen, {
    words: { done: m.announce_reopened({ title }), failed: m.announce_not_reopened({ title }) },
    // The time that was chosen stays chosen, unless it is all but there.
    onDone: () => {
      const { sendAt } = announcement;
      if (!sendAt || sendAt.getTime() < Date.now() + MINUTES_TO_STOP * 60_000) return;
      void navigate(
        { search: new URLSearchParams({ at: berlinTimeOf(sendAt) }).toString() },
        { replace: true },
      );
    },
  });
  const retry = useProductMutation(mutations.retry, {
    words: {
      done: (count) => (count === 1 ? m.announce_retry_done_one() : m.announce_retry_done({ count })),
      failed: m.announce_retry_failed({ title }),
    },
  });
  const copy = useProductMutation(mutations.save, {
    words: { done: m.announce_copied({ title }), failed: m.announce_not_copied({ title }) },
    onDone: ({ id }) => void navigate(paths.adminAnnouncement(id)),
  });
  const copyAs = (correctsId: string | undefined) =>
    copy.run({ id: undefined, version: undefined, words: { ...announcement, correctsId } });
  return { stop, reopen, retry, copy, copyAs, isScheduled };
}

/** One that waits for its time, is on its way or went: how it is going, what can be done, and what people got. */
export function WrittenView({ announcement }: { announcement: WrittenAnnouncement }) {
  const { locale } = useLocale();
  const [previewed, setPreviewed] = useState(locale);
  const { stop, reopen, retry, copy, copyAs, isScheduled } = useActions(announcement);
  const { id, figures, sentAt, sendAt, stoppedAt, isImportant } = announcement;
  const progress = announcementProgress(announcement);
  const at = sentAt ?? sendAt ?? stoppedAt;
  const when = at ? dateTimeInWords(at, locale) : '';
  return (
    <Grid>
      <Rows>
        <Text as="h2" step="h2">
          {announcementTitle(announcement, locale)}
        </Text>
        <Actions>
          <Badge tone={progressTones[progress]}>{progressWords[progress]()}</Badge>
          {isImportant && <Badge tone="accent">{m.announce_important()}</Badge>}
        </Actions>
        <Text step="ui" tone="muted">
          {[when, audienceInWords(announcement)].filter(Boolean).join(' · ')}
        </Text>
        {sentAt && (
          <Text step="ui">
            {counted(recipientCount(figures), locale, m.announce_went_to_one, m.announce_went_to)}
          </Text>
        )}
        {sentAt && <DeliveryRuler announcement={announcement} />}
        {isScheduled && <Text step="ui">{m.announce_counted_again()}</Text>}
        <Actions>
          {isScheduled && (
            <Button
              variant="primary"
              isBusy={reopen.isBusy}
              busyLabel={m.orga_busy()}
              onClick={() => reopen.run(id)}
            >
              {m.announce_change()}
            </Button>
          )}
          {canStopAnnouncement(announcement) && (
            <Button
              variant="danger"
              isBusy={stop.isBusy}
              busyLabel={m.orga_busy()}
              onClick={() => stop.run(id)}
            >
              {isScheduled ? m.announce_cancel() : m.announce_stop()}
            </Button>
          )}
          {progress === 'came_back' && (
            <Button isBusy={retry.isBusy} busyLabel={m.orga_busy()} onClick={() => retry.run(id)}>
              {m.announce_retry({ count: figures.dead })}
            </Button>
          )}
          {canCorrectAnnouncement(announcement) && (
            <Button isBusy={copy.isBusy} busyLabel={m.orga_busy()} onClick={() => copyAs(id)}>
              {m.announce_correct()}
            </Button>
          )}
          <Button
            variant="ghost"
            isBusy={copy.isBusy}
            busyLabel={m.orga_busy()}
            onClick={() => copyAs(undefined)}
          >
            {m.announce_copy()}
          </Button>
        </Actions>
        {recipientCount(figures) > 0 && <RecipientList announcement={announcement} />}
      </Rows>
      <AnnouncementPreview
        words={announcement}
        when={when}
        locale={previewed}
        onLocaleChange={setPreviewed}
      />
    </Grid>
  );
}
