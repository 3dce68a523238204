import type { MatrixRow, MatrixWeek } from '@grow/core/hand-in-admin';
import { useLocale } from '@grow/shell';
import { BulkBar } from '@grow/ui';
import { Bell, CalendarPlus, Download, LockOpen } from 'lucide-react';
import { teamCount } from '../../../features/handInAdmin';
import { m } from '../../../paraglide/messages';
import { isAsking, type HandInAction } from './handInActions';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type SelectionBarProps = {
  rows: readonly MatrixRow[];
  /** How many of them the filters hide. */
  hidden: number;
  week: MatrixWeek | undefined;
  onAction: (action: HandInAction) => void;
  onClear: () => void;
};

/** How many teams are selected, and what is done to the week that is looked at. */
export function SelectionBar({ rows, hidden, week, onAction, onClear }: SelectionBarProps) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const count = number(rows.length);
  const actions = [
    {
      key: 'remind',
      label: m.matrix_remind({ teams: teamCount(rows.length, locale) }),
      icon: <Bell {...icon} />,
    },
    { key: 'extend', label: m.matrix_extend(), icon: <CalendarPlus {...icon} /> },
    { key: 'reopen', label: m.matrix_reopen(), icon: <LockOpen {...icon} /> },
    { key: 'files', label: m.matrix_files(), icon: <Download {...icon} /> },
  ] as const;
  return (
    <BulkBar
      message={
        hidden > 0
          ? m.matrix_selected_hidden({ count, hidden: number(hidden) })
          : m.matrix_selected({ count })
      }
      labels={{ group: m.matrix_selection(), clear: m.matrix_clear_selection() }}
      onClear={onClear}
      actions={isAsking(week) ? actions.map((one) => ({ ...one, onSelect: () => onAction(one.key) })) : []}
    />
  );
}
