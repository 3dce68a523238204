import type { TeamMember } from '@grow/core/team';
import { Select } from '@grow/ui';
import { styled } from 'styled-components';
import { OwnerOptions } from '../../team';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 4px;
`;

type Chosen = { readonly dueWeek: number | undefined; readonly assignedTo: string | undefined };

type ItemChoicesProps = {
  item: Chosen & { readonly text: string };
  /** The weeks that it can be due in. */
  weeks: readonly number[];
  members: readonly TeamMember[];
  onChange: (chosen: Chosen) => void;
};

/** By which week something is to be done and who of the team does it; both may stay open. */
export function ItemChoices({ item, weeks, members, onChange }: ItemChoicesProps) {
  const { text, dueWeek, assignedTo } = item;
  return (
    <Root>
      <Select
        size="sm"
        aria-label={m.action_due_of({ text })}
        value={dueWeek ?? ''}
        onChange={({ target }) =>
          onChange({ assignedTo, dueWeek: target.value ? Number(target.value) : undefined })
        }
      >
        <option value="">{m.action_no_week()}</option>
        {weeks.map((week) => (
          <option key={week} value={week}>
            {m.action_by_week({ week })}
          </option>
        ))}
      </Select>
      <Select
        size="sm"
        aria-label={m.action_owner_of({ text })}
        value={assignedTo ?? ''}
        onChange={({ target }) => onChange({ dueWeek, assignedTo: target.value || undefined })}
      >
        <OwnerOptions members={members} />
      </Select>
    </Root>
  );
}
