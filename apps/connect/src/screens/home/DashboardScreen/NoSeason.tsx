import { EmptyState } from '@grow/ui';
import { m } from '../../../paraglide/messages';

/** There is no season: loaded when there is none. */
export const NoSeason = () => (
  <EmptyState title={m.season_missing()} description={m.season_missing_detail()} />
);
