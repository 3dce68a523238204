import type { Team, TeamMember } from '@grow/core';
import { Field, Select, Text, useToast } from '@grow/ui';
import { useForm } from '../../features/form';
import { personName } from '../../features/people';
import { DialogForm, FormDialog, useTeamDeeds, type FormDialogInside } from '../../features/team';
import { m } from '../../paraglide/messages';

type LeaveProps = {
  team: Team;
  isLed: boolean;
  /** Everybody else in the team. */
  others: readonly TeamMember[];
  onClose: () => void;
};

function LeaveForm({ team, isLed, others, onClose, id, onBusy }: LeaveProps & FormDialogInside) {
  const toast = useToast();
  const { leave } = useTeamDeeds();
  const needsSuccessor = isLed && others.length > 0;
  const isLast = others.length === 0;
  const form = useForm({
    initial: { successor: '' },
    validate: ({ successor }) =>
      needsSuccessor && !successor ? { successor: m.team_leave_successor_missing() } : {},
    send: async ({ successor }) => {
      onBusy(true);
      try {
        await leave(team.id, needsSuccessor ? successor : undefined);
      } finally {
        onBusy(false);
      }
      toast.show({
        status: 'success',
        title: m.team_left({ team: team.name }),
        description: isLast ? m.team_left_last_detail() : m.team_left_detail(),
      });
      onClose();
    },
  });
  return (
    <DialogForm id={id} form={form}>
      <Text step="ui">{isLast ? m.team_leave_last({ team: team.name }) : m.team_leave_detail()}</Text>
      {needsSuccessor && (
        <Field
          label={m.team_leave_successor()}
          help={m.team_leave_successor_help()}
          error={form.errors.successor}
        >
          <Select {...form.text('successor')}>
            <option value="">{m.team_leave_choose()}</option>
            {others.map((other) => (
              <option key={other.userId} value={other.userId}>
                {personName(other)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </DialogForm>
  );
}

/** Asks before one leaves: a captain names who follows, and with the last member the team ends. */
export function LeaveDialog({ isOpen, ...props }: LeaveProps & { isOpen: boolean }) {
  const isLast = props.others.length === 0;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={m.team_leave_title({ team: props.team.name })}
      keep={m.team_leave_keep()}
      action={isLast ? m.team_leave_last_action() : m.team_leave()}
      busy={m.team_leaving()}
      variant="danger"
    >
      {(inside) => <LeaveForm {...props} {...inside} />}
    </FormDialog>
  );
}
