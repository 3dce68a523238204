import type { TeamsViewFilter } from '@grow/core/bulk';
import { useLocale } from '@grow/shell';
import { BulkBar } from '@grow/ui';
import { CheckCheck, Eye, Flag } from 'lucide-react';
import type { SelectionOf } from '../../../features/bulk';
import { m } from '../../../paraglide/messages';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is changed of many teams. */
export type TeamsAction = 'status' | 'listed';

type TeamsSelectionBarProps = {
  selection: SelectionOf<TeamsViewFilter>;
  /** How many the filter finds. */
  total: number;
  onAction: (action: TeamsAction) => void;
};

/** How many teams are selected, the way to all that the filter finds, and what is done with them. */
export function TeamsSelectionBar({ selection, total, onAction }: TeamsSelectionBarProps) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const count = selection.count(total);
  if (count === 0) return null;
  return (
    <BulkBar
      message={m.matrix_selected({ count: number(count) })}
      labels={{ group: m.matrix_selection(), clear: m.matrix_clear_selection() }}
      onClear={selection.clear}
      actions={[
        ...(!selection.isAll && total > count
          ? [
              {
                key: 'all',
                label: m.bulk_select_all({ count: number(total) }),
                icon: <CheckCheck {...icon} />,
                onSelect: selection.selectAll,
              },
            ]
          : []),
        {
          key: 'status',
          label: m.bulk_change_status(),
          icon: <Flag {...icon} />,
          onSelect: () => onAction('status'),
        },
        {
          key: 'listed',
          label: m.bulk_change_listing(),
          icon: <Eye {...icon} />,
          onSelect: () => onAction('listed'),
        },
      ]}
    />
  );
}
