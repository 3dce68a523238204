import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { announcementFromRow, type Announcement } from './Announcement';

/** More than eleven weeks bring; without a bound an archive would grow into every dashboard. */
const LATEST = 30;

/** Reads announcements. Every call throws only AppError. */
export function announcementRepository(client: GrowSupabase) {
  return {
    /**
     * What was sent to the caller's role in the current season, and for ORGA to any, the latest first, 30 at most; read with
     * the season, because who asks may not know it yet. @throws AppError `malformed_row`
     */
    async currentAnnouncements({ signal }: ReadOptions = {}): Promise<Announcement[]> {
      const inside = { referencedTable: 'announcements' };
      const query = client
        .from('seasons')
        .select('announcements(id, audience, title_en, title_de, body_en, body_de, sent_at)')
        .not('opened_at', 'is', null)
        .not('announcements.sent_at', 'is', null)
        .order('starts_on', { ascending: false })
        .limit(1)
        .order('sent_at', { ...inside, ascending: false })
        .order('id', inside)
        .limit(LATEST, inside);
      const fromRow = (season: { announcements: unknown[] }) => season.announcements.map(announcementFromRow);
      return (await readList(query, fromRow, signal))[0] ?? [];
    },
  };
}

/** Cache keys of announcements. */
export const announcementKeys = {
  all: ['announcements'] as const,
  current: ['announcements', 'current'] as const,
};

/** Queries of announcements. The client may be missing while a query is only described. */
export function announcementQueries(client: GrowSupabase | undefined) {
  return {
    /** What one may read of the current season: what was sent to one's role, and for ORGA to any, the latest first. */
    current: (): ProductQuery<Announcement[]> =>
      productQuery(announcementKeys.current, async () =>
        announcementRepository(requireClient(client)).currentAnnouncements(),
      ),
  };
}
