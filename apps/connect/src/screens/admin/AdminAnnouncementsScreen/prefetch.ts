import { announcementAdminQueries } from '@grow/core/announcement-admin';
import { announcementList, announcementListRequest } from '../../../features/announcementAdmin';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the page of announcements that the address asks for. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  void read(
    announcementAdminQueries(client.supabase).list(announcementListRequest(announcementList.read(search))),
  );
}
