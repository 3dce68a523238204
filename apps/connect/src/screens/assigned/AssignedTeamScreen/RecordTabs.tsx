import type { RecordEntry } from '@grow/core/record';
import { Tabs } from '@grow/ui';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { kindsOfView, recordViews, viewWords, type RecordView } from './recordWords';

type RecordTabsProps = {
  slug: string;
  /** Undefined for everything. */
  view: RecordView | undefined;
  entries: readonly RecordEntry[];
  /** Not everything is known yet. */
  isPending: boolean;
};

/** What the record can be narrowed to, with how much there is of each. */
export function RecordTabs({ slug, view, entries, isPending }: RecordTabsProps) {
  const countOf = (of: RecordView) => entries.filter(({ kind }) => kindsOfView[of].includes(kind)).length;
  // Of what there is none yet there is no tab, unless an address names it; before all is known they would push each other along.
  const shown = isPending ? [] : recordViews.filter((one) => one === view || countOf(one) > 0);
  return (
    <Tabs
      label={m.record_parts()}
      linkComponent={AppLink}
      items={[
        {
          key: 'everything',
          href: fullPath(paths.assignedTeam(slug)),
          label: m.record_everything(),
          isCurrent: view === undefined,
        },
        ...shown.map((one) => ({
          key: one,
          href: fullPath(paths.assignedTeam(slug, { show: one })),
          label: viewWords[one](),
          count: countOf(one),
          isCurrent: one === view,
        })),
      ]}
    />
  );
}
