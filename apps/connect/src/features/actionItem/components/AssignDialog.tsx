import { actionItemMutations, type NamedActionItem } from '@grow/core/action-item';
import type { TeamMember } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { Field, Select, Text } from '@grow/ui';
import { useProductMutation } from '../../../mutation';
import { FormDialog } from '../../../shared/form';
import { personName } from '../../people';
import { m } from '../../../paraglide/messages';

type Values = { assignedTo: string; dueWeek: string };

type AssignDialogProps = {
  /** Undefined while none is open. */
  item: NamedActionItem | undefined;
  weeks: readonly number[];
  members: readonly TeamMember[];
  onClose: () => void;
};

/** Who does an action item and by which week. */
export function AssignDialog({ item, weeks, members, onClose }: AssignDialogProps) {
  const { supabase } = useGrowClient();
  const assigning = useProductMutation(actionItemMutations(supabase).assign, {
    words: { done: m.action_assigned() },
  });
  const dueWeek = item?.dueWeek;
  const choices = dueWeek === undefined || weeks.includes(dueWeek) ? weeks : [dueWeek, ...weeks];
  return (
    <FormDialog<Values, void>
      isOpen={item !== undefined}
      onClose={onClose}
      title={m.action_assign()}
      keep={m.pulse_not_now()}
      action={m.step_save()}
      busy={m.step_saving()}
      initial={{ assignedTo: item?.assignedTo ?? '', dueWeek: dueWeek === undefined ? '' : String(dueWeek) }}
      send={async ({ assignedTo, dueWeek: week }) => {
        if (item)
          await assigning.send({
            ...{ item, dueWeek: week ? Number(week) : undefined },
            assignee: members.find(({ userId }) => userId === assignedTo),
          });
      }}
    >
      {(form) => (
        <>
          <Text step="ui">{item?.text}</Text>
          <Field label={m.step_owner()}>
            <Select {...form.text('assignedTo')}>
              <option value="">{m.step_nobody()}</option>
              {members.map((member) => (
                <option key={member.userId} value={member.userId}>
                  {personName(member)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={m.action_due_week()}>
            <Select {...form.text('dueWeek')}>
              <option value="">{m.action_no_week()}</option>
              {choices.map((week) => (
                <option key={week} value={week}>
                  {m.action_by_week({ week })}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </FormDialog>
  );
}
