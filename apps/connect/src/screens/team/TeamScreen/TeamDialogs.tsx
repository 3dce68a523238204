import type { Team } from '@grow/core/team';
import { useUserId } from '@grow/shell';
import { useTeamMembers, useTeamRoles } from '../../../features/team';
import { EditTeamDrawer } from './EditTeamDrawer';
import { HandOverDialog } from './HandOverDialog';
import { InviteDialog } from './InviteDialog';
import { LeaveDialog } from './LeaveDialog';
import { RemoveDialog } from './RemoveDialog';
import { RoleDialog } from './RoleDialog';
import type { TeamDialogAddress } from './useTeamDialog';

type TeamDialogsProps = { team: Team; isLed: boolean; dialog: TeamDialogAddress };

/** What the address asks for: shown where it is whoever is here's to do, and about somebody who is there. */
export function TeamDialogs({ team, isLed, dialog }: TeamDialogsProps) {
  const userId = useUserId();
  const members = useTeamMembers(team.id).data;
  const roles = useTeamRoles(team.id).data;
  const { value, id, close } = dialog;
  const others = (members ?? []).filter((member) => member.userId !== userId);
  const member = isLed ? others.find((other) => other.userId === id) : undefined;
  const role = roles?.find((one) => one.id === id);
  const isRoleOpen = isLed && value === 'role' && roles !== undefined && (role !== undefined || id === 'new');
  return (
    <>
      <EditTeamDrawer team={team} isOpen={isLed && value === 'edit'} onClose={close} />
      <InviteDialog team={team} isLed={isLed} isOpen={value === 'invite'} onClose={close} />
      <LeaveDialog
        team={team}
        isLed={isLed}
        others={others}
        isOpen={value === 'leave' && members !== undefined}
        onClose={close}
      />
      <HandOverDialog team={team} member={value === 'hand-over' ? member : undefined} onClose={close} />
      <RemoveDialog team={team} member={value === 'remove' ? member : undefined} onClose={close} />
      <RoleDialog team={team} role={role} members={members ?? []} isOpen={isRoleOpen} onClose={close} />
    </>
  );
}
