import type { ListedPerson } from '@grow/core/people';
import { ActionMenu } from '@grow/ui';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { personActionsOf, type PersonAction } from './personActions';

const actionWords: Record<PersonAction, () => string> = {
  open: m.people_open,
  role: m.people_change_role,
  remove: m.people_remove_action,
};

type PersonMenuProps = {
  person: ListedPerson;
  ownId: string | undefined;
  onAction: (person: ListedPerson, action: PersonAction) => void;
};

/** What can be done about a person. */
export function PersonMenu({ person, ownId, onAction }: PersonMenuProps) {
  return (
    <ActionMenu
      label={m.people_actions_of({ name: personName(person) })}
      actions={personActionsOf(person, ownId).map((action) => ({
        key: action,
        label: actionWords[action](),
        ...(action === 'remove' ? { tone: 'critical' as const } : {}),
        onSelect: () => onAction(person, action),
      }))}
    />
  );
}
