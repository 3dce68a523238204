import type { NamedActionItem } from '@grow/core/action-item';
import { experimentTitle } from '@grow/core/experiment';
import type { RecordEntry } from '@grow/core/record';
import { useLocale, useUserId } from '@grow/shell';
import { RecordRow, TextLink } from '@grow/ui';
import { Check, CornerDownRight, X } from 'lucide-react';
import { answerOf, dueOf } from '../../../features/actionItem';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { EntryMark } from './EntryMark';
import { entryInWords, whenInWords } from './recordWords';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
const marks = { open: CornerDownRight, done: Check, dropped: X } as const;

type EntryRowProps = {
  entry: RecordEntry;
  slug: string;
  /** The items that came of advice, with names. */
  items: readonly NamedActionItem[];
  week: number;
  now: Date;
};

function Way({ entry, slug }: Pick<EntryRowProps, 'entry' | 'slug'>) {
  if (entry.kind === 'handIn' || entry.kind === 'verdict') {
    return (
      <TextLink
        href={fullPath(paths.assignedTeamWeek(slug, String(entry.week)))}
        linkComponent={AppLink}
        aria-label={m.record_read_week({ week: entry.week })}
      >
        {m.record_read()}
      </TextLink>
    );
  }
  if (entry.kind !== 'experiment') return null;
  return (
    <TextLink
      href={fullPath(paths.assignedTeam(slug, { test: entry.id }))}
      linkComponent={AppLink}
      aria-label={m.record_open_test({ test: experimentTitle(entry.experiment) })}
    >
      {m.record_open()}
    </TextLink>
  );
}

/** One thing of the record: when, what, what was said, what came of it, and the way to it. */
export function EntryRow({ entry, slug, items, week, now }: EntryRowProps) {
  const { locale } = useLocale();
  const userId = useUserId();
  const { title, detail } = entryInWords(entry, { userId, locale });
  const made =
    entry.kind === 'meeting'
      ? items
          .filter(({ source, sourceId }) => source === 'meeting' && sourceId === entry.id)
          .map(({ id }) => id)
      : entry.kind === 'advice'
        ? entry.items.map(({ id }) => id)
        : [];
  return (
    <RecordRow
      dateTime={entry.at.toISOString()}
      when={whenInWords(entry, now, locale)}
      mark={<EntryMark entry={entry} />}
      title={title}
      detail={detail}
      isPrivate={entry.kind === 'note'}
      action={<Way entry={entry} slug={slug} />}
      results={items
        .filter(({ id }) => made.includes(id))
        .map((item) => {
          const Icon = marks[item.state];
          const came =
            item.state === 'open' ? (dueOf(item, week).due ?? m.record_item_open()) : answerOf(item);
          return {
            key: item.id,
            mark: <Icon {...icon} />,
            label: m.record_item({ item: item.text, came }),
          };
        })}
    />
  );
}
