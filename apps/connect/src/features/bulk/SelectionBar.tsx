import { useLocale } from '@grow/shell';
import { BulkBar, type BulkAction } from '@grow/ui';
import { CheckCheck } from 'lucide-react';
import { m } from '../../paraglide/messages';
import type { SelectionOf } from './useSelection';

type SelectionBarProps<Filter> = {
  /** Of what: "Selected people". */
  label: string;
  selection: SelectionOf<Filter>;
  /** How many the filter finds. */
  total: number;
  actions: readonly BulkAction[];
};

/** How many are selected, the way to all that the filter finds, and what is done with them. */
export function SelectionBar<Filter>({ label, selection, total, actions }: SelectionBarProps<Filter>) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const count = selection.count(total);
  if (count === 0) return null;
  const all: BulkAction = {
    key: 'all',
    label: m.bulk_select_all({ count: number(total) }),
    icon: <CheckCheck size={18} strokeWidth={1.75} aria-hidden />,
    onSelect: selection.selectAll,
  };
  return (
    <BulkBar
      message={m.matrix_selected({ count: number(count) })}
      labels={{ group: label, clear: m.matrix_clear_selection() }}
      onClear={selection.clear}
      actions={!selection.isAll && total > count ? [all, ...actions] : actions}
    />
  );
}
