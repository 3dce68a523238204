import type { PeopleViewFilter } from '@grow/core/bulk';
import { MailPlus, Send, Shield, Users } from 'lucide-react';
import { SelectionBar, type SelectionOf } from '../../../features/bulk';
import { m } from '../../../paraglide/messages';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is done with many people. */
export type PeopleAction = 'write' | 'suggest' | 'invite' | 'role';

type PeopleSelectionBarProps = {
  selection: SelectionOf<PeopleViewFilter>;
  /** How many the filter finds. */
  total: number;
  onAction: (action: PeopleAction) => void;
};

/** What is done with people that are selected. */
export const PeopleSelectionBar = ({ selection, total, onAction }: PeopleSelectionBarProps) => (
  <SelectionBar
    label={m.bulk_selected_people()}
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
        key: 'suggest',
        label: m.bulk_suggest(),
        icon: <Users {...icon} />,
        onSelect: () => onAction('suggest'),
      },
      {
        key: 'invite',
        label: m.bulk_again(),
        icon: <MailPlus {...icon} />,
        onSelect: () => onAction('invite'),
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
