import type { ListedTeam, TeamMember } from '@grow/core';
import { Text, useToast } from '@grow/ui';
import { problems } from '../../features/auth';
import { useForm } from '../../features/form';
import { personName } from '../../features/people';
import { DialogForm, FormDialog, type FormDialogInside } from '../../features/team';
import { useTeamAdminDeeds } from '../../features/teamAdmin';
import { m } from '../../paraglide/messages';
import { ReasonField, reasonProblem } from './ReasonField';
import { needsSuccessor, SuccessorField, useTeamOf } from './SuccessorField';
import { whileBusy } from './whileBusy';

type MoveOutProps = { team: ListedTeam; member: TeamMember };

function MoveOutForm({
  id,
  onBusy,
  team,
  member,
  onDone,
}: FormDialogInside & MoveOutProps & { onDone: () => void }) {
  const toast = useToast();
  const { moveMember } = useTeamAdminDeeds();
  const { userId } = member;
  const own = useTeamOf(userId);
  const isCaptain = needsSuccessor(own, userId);
  const names = { person: personName(member), team: team.name };
  const form = useForm({
    initial: { reason: '', successor: '' },
    validate: ({ reason, successor }) =>
      problems({
        reason: reasonProblem(reason),
        successor: isCaptain && successor === '' ? m.orga_successor_choose() : undefined,
      }),
    send: async ({ reason, successor }) => {
      const move = { userId, teamId: null, successor: successor || undefined };
      await whileBusy(onBusy, () => moveMember(move, reason.trim()));
      toast.show({ status: 'success', title: m.orga_moved_out(names) });
      onDone();
    },
  });
  return (
    <DialogForm id={id} form={form}>
      <Text step="ui">
        {own?.memberCount === 1 ? m.orga_move_out_last(names) : m.orga_move_out_detail(names)}
      </Text>
      {isCaptain && (
        <SuccessorField
          team={team}
          userId={userId}
          value={form.values.successor}
          error={form.errors.successor}
          onChange={(successor) => form.set({ successor })}
        />
      )}
      <ReasonField form={form} />
    </DialogForm>
  );
}

type MoveOutDialogProps = { team: ListedTeam; member: TeamMember | undefined; onClose: () => void };

/** Asks why a person leaves a team, and who follows where they led it. */
export function MoveOutDialog({ team, member, onClose }: MoveOutDialogProps) {
  return (
    <FormDialog
      isOpen={member !== undefined}
      onClose={onClose}
      title={member && m.orga_move_out_title({ person: personName(member), team: team.name })}
      keep={m.orga_keep()}
      action={m.orga_move_out()}
      busy={m.orga_busy()}
      variant="danger"
    >
      {(inside) => member && <MoveOutForm {...inside} team={team} member={member} onDone={onClose} />}
    </FormDialog>
  );
}
