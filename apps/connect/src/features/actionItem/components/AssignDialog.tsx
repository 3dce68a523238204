import { actionItemMutations, type NamedActionItem } from '@grow/core/action-item';
import type { TeamMember } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { Text } from '@grow/ui';
import { useProductMutation } from '../../../mutation';
import { FormDialog } from '../../../shared/form';
import { OwnerField } from '../../team';
import { m } from '../../../paraglide/messages';
import { DueWeekField } from './DueWeekField';

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
          <OwnerField members={members} control={form.text('assignedTo')} />
          <DueWeekField weeks={choices} control={form.text('dueWeek')} />
        </>
      )}
    </FormDialog>
  );
}
