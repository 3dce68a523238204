import type { Team, TeamMember } from '@grow/core';
import { Text, useToast } from '@grow/ui';
import { useForm } from '../../features/form';
import { personName } from '../../features/people';
import { DialogForm, FormDialog, useTeamDeeds, type FormDialogInside } from '../../features/team';
import { m } from '../../paraglide/messages';

type AskProps = { team: Team; member: TeamMember; onClose: () => void };

function Ask({ team, member, onClose, id, onBusy }: AskProps & FormDialogInside) {
  const toast = useToast();
  const { handOver } = useTeamDeeds();
  const name = personName(member);
  const form = useForm({
    initial: {},
    validate: () => ({}),
    send: async () => {
      onBusy(true);
      try {
        await handOver(team.id, member.userId);
      } finally {
        onBusy(false);
      }
      toast.show({
        status: 'success',
        title: m.team_handed_over({ name }),
        description: m.team_handed_over_detail(),
      });
      onClose();
    },
  });
  return (
    <DialogForm id={id} form={form}>
      <Text step="ui">{m.team_hand_over_detail({ name })}</Text>
    </DialogForm>
  );
}

type HandOverDialogProps = Omit<AskProps, 'member'> & {
  /** Who is to lead; undefined while nothing is asked. */
  member: TeamMember | undefined;
};

/** Asks before another member leads: only they can give it back. */
export function HandOverDialog({ member, ...rest }: HandOverDialogProps) {
  return (
    <FormDialog
      isOpen={member !== undefined}
      onClose={rest.onClose}
      title={member && m.team_hand_over_title({ name: personName(member) })}
      keep={m.team_hand_over_keep()}
      action={m.team_make_captain()}
      busy={m.team_handing_over()}
    >
      {(inside) => member && <Ask {...rest} {...inside} member={member} />}
    </FormDialog>
  );
}
