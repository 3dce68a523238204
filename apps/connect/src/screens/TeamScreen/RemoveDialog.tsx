import type { Team, TeamMember } from '@grow/core';
import { Text, useToast } from '@grow/ui';
import { useForm } from '../../features/form';
import { personName } from '../../features/people';
import { DialogForm, FormDialog, useTeamDeeds, type FormDialogInside } from '../../features/team';
import { m } from '../../paraglide/messages';

type AskProps = { team: Team; member: TeamMember; onClose: () => void };

function Ask({ team, member, onClose, id, onBusy }: AskProps & FormDialogInside) {
  const toast = useToast();
  const { removeMember } = useTeamDeeds();
  const name = personName(member);
  const form = useForm({
    initial: {},
    validate: () => ({}),
    send: async () => {
      onBusy(true);
      try {
        await removeMember(team.id, member.userId);
      } finally {
        onBusy(false);
      }
      toast.show({
        status: 'success',
        title: m.team_removed({ name }),
        description: m.team_removed_detail(),
      });
      onClose();
    },
  });
  return (
    <DialogForm id={id} form={form}>
      <Text step="ui">{m.team_remove_detail({ name })}</Text>
    </DialogForm>
  );
}

type RemoveDialogProps = Omit<AskProps, 'member'> & {
  /** Who is to go; undefined while nothing is asked. */
  member: TeamMember | undefined;
};

/** Asks before somebody is taken out of the team. */
export function RemoveDialog({ member, ...rest }: RemoveDialogProps) {
  return (
    <FormDialog
      isOpen={member !== undefined}
      onClose={rest.onClose}
      title={member && m.team_remove_title({ name: personName(member) })}
      keep={m.team_remove_keep()}
      action={m.team_remove_action()}
      busy={m.team_removing()}
      variant="danger"
    >
      {(inside) => member && <Ask {...rest} {...inside} member={member} />}
    </FormDialog>
  );
}
