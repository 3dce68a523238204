import { useLocale } from '@grow/shell';
import { BulkBar } from '@grow/ui';
import { CheckCheck, Shield, Users } from 'lucide-react';
import type { SelectionOf } from '../../../features/bulk';
import type { PeopleViewFilter } from '@grow/core/bulk';
import { m } from '../../../paraglide/messages';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is done with many people. */
export type PeopleAction = 'suggest' | 'role';

type PeopleSelectionBarProps = {
  selection: SelectionOf<PeopleViewFilter>;
  /** How many the filter finds. */
  total: number;
  onAction: (action: PeopleAction) => void;
};

/** How many people are selected, the way to all that the filter finds, and what is done with them. */
export function PeopleSelectionBar({ selection, total, onAction }: PeopleSelectionBarProps) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const count = selection.count(total);
  if (count === 0) return null;
  return (
    <BulkBar
      message={m.matrix_selected({ count: number(count) })}
      labels={{ group: m.bulk_selected_people(), clear: m.matrix_clear_selection() }}
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
          key: 'suggest',
          label: m.bulk_suggest(),
          icon: <Users {...icon} />,
          onSelect: () => onAction('suggest'),
        },
        {
          key: 'role',
          label: m.people_change_role(),
          icon: <Shield {...icon} />,
          onSelect: () => onAction('role'),
        },
      ]}
    />
  );
}
