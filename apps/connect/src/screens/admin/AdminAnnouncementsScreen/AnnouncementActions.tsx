import {
  announcementAdminMutations,
  announcementProgress,
  canStopAnnouncement,
  type WrittenAnnouncement,
} from '@grow/core/announcement-admin';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button } from '@grow/ui';
import { announcementTitle } from '../../../features/announcementAdmin';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

/** What is done most with an announcement in the list: stopping it, or trying again what came back. */
export function AnnouncementActions({ announcement }: { announcement: WrittenAnnouncement }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
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
  const retry = useProductMutation(mutations.retry, {
    words: {
      done: (count) => (count === 1 ? m.announce_retry_done_one() : m.announce_retry_done({ count })),
      failed: m.announce_retry_failed({ title }),
    },
  });
  const { dead } = announcement.figures;
  if (canStopAnnouncement(announcement)) {
    return (
      <Button
        size="sm"
        isBusy={stop.isBusy}
        busyLabel={m.orga_busy()}
        onClick={() => stop.run(announcement.id)}
      >
        {isScheduled ? m.announce_cancel() : m.announce_stop()}
      </Button>
    );
  }
  if (announcementProgress(announcement) !== 'came_back') return null;
  return (
    <Button
      size="sm"
      isBusy={retry.isBusy}
      busyLabel={m.orga_busy()}
      onClick={() => retry.run(announcement.id)}
    >
      {m.announce_retry({ count: dead })}
    </Button>
  );
}
