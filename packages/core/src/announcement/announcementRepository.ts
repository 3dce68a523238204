import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { announcementFromRow, type Announcement } from './Announcement';

/** More than eleven weeks bring; without a bound an archive would grow into every dashboard. */
const LATEST = 30;

/** Reads announcements. Every call throws only AppError. */
export function announcementRepository(client: GrowSupabase) {
  return {
    /** What was sent to the caller's role in a season, and for ORGA to any, the latest first, 30 at most. @throws AppError `malformed_row` */
    async listAnnouncements(seasonId: string, { signal }: ReadOptions = {}): Promise<Announcement[]> {
      const query = client
        .from('announcements')
        .select('id, audience, title_en, title_de, body_en, body_de, sent_at')
        .eq('season_id', seasonId)
        .not('sent_at', 'is', null)
        .order('sent_at', { ascending: false })
        .order('id')
        .limit(LATEST);
      return readList(query, announcementFromRow, signal);
    },
  };
}

/** Cache keys of announcements. */
export const announcementKeys = {
  all: ['announcements'] as const,
  season: (seasonId: string) => ['announcements', seasonId] as const,
};

/** Queries of announcements. The client may be missing while a query is only described. */
export function announcementQueries(client: GrowSupabase | undefined) {
  return {
    /** What one may read of a season: what was sent to one's role, and for ORGA to any, the latest first. */
    season: (seasonId: string): ProductQuery<Announcement[]> =>
      productQuery(announcementKeys.season(seasonId), async () =>
        announcementRepository(requireClient(client)).listAnnouncements(seasonId),
      ),
  };
}
