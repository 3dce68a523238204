import type { TeamsViewFilter } from '@grow/core/bulk';
import { Ban, Eye, Flag, Send } from 'lucide-react';
import { SelectionBar, type SelectionOf } from '../../../features/bulk';
import { m } from '../../../paraglide/messages';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is changed of many teams. */
export type TeamsChangeAction = 'status' | 'listed';
/** What is done with many teams. */
export type TeamsAction = TeamsChangeAction | 'write' | 'withdraw';

type TeamsSelectionBarProps = {
  selection: SelectionOf<TeamsViewFilter>;
  /** How many the filter finds. */
  total: number;
  onAction: (action: TeamsAction) => void;
};

/** What is done with teams that are selected. */
export const TeamsSelectionBar = ({ selection, total, onAction }: TeamsSelectionBarProps) => (
  <SelectionBar
    label={m.matrix_selection()}
    selection={selection}
    total={total}
    actions={[
      {
        key: 'write',
        label: m.bulk_write(),
        icon: <Send {...icon} />,
        onSelect: () => onAction('write'),
      },
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
      {
        key: 'withdraw',
        label: m.bulk_withdraw(),
        icon: <Ban {...icon} />,
        isDestructive: true,
        onSelect: () => onAction('withdraw'),
      },
    ]}
  />
);
