import type { ListedTeam } from '@grow/core';
import { Text, useToast } from '@grow/ui';
import { problems } from '../../features/auth';
import { useForm } from '../../features/form';
import { DialogForm, FormDialog, type FormDialogInside } from '../../features/team';
import { useTeamAdminDeeds } from '../../features/teamAdmin';
import { m } from '../../paraglide/messages';
import { ReasonField, reasonProblem } from './ReasonField';
import { whileBusy } from './whileBusy';

type InsideProps = FormDialogInside & { team: ListedTeam; onDone: () => void };

function WithdrawForm({ id, onBusy, team, onDone }: InsideProps) {
  const toast = useToast();
  const { withdrawTeam } = useTeamAdminDeeds();
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => problems({ reason: reasonProblem(reason) }),
    send: async ({ reason }) => {
      await whileBusy(onBusy, () => withdrawTeam(team.id, reason.trim()));
      toast.show({ status: 'success', title: m.orga_withdrawn({ team: team.name }) });
      onDone();
    },
  });
  return (
    <DialogForm id={id} form={form}>
      <Text step="ui">{m.orga_withdraw_detail({ count: team.memberCount })}</Text>
      <ReasonField form={form} />
    </DialogForm>
  );
}

type WithdrawDialogProps = { team: ListedTeam | undefined; onClose: () => void };

/** Asks why a team is to leave the contest, and says what that means. */
export function WithdrawDialog({ team, onClose }: WithdrawDialogProps) {
  return (
    <FormDialog
      isOpen={team !== undefined}
      onClose={onClose}
      title={team && m.orga_withdraw_title({ team: team.name })}
      keep={m.orga_keep()}
      action={m.orga_withdraw()}
      busy={m.orga_busy()}
      variant="danger"
    >
      {(inside) => team && <WithdrawForm {...inside} team={team} onDone={onClose} />}
    </FormDialog>
  );
}
