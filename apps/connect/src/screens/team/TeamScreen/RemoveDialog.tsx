import { teamMutations, type Team, type TeamMember } from '@grow/core/team';
import { useGrowClient, useUserId } from '@grow/shell';
import { Text } from '@grow/ui';
import { FormDialog } from '../../../shared/form';
import { personName } from '../../../features/people';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

type RemoveDialogProps = {
  team: Team;
  /** Who is to go; undefined while nothing is asked. */
  member: TeamMember | undefined;
  onClose: () => void;
};

/** Asks before somebody is taken out of the team. */
export function RemoveDialog({ team, member, onClose }: RemoveDialogProps) {
  const { supabase } = useGrowClient();
  const name = { name: member ? personName(member) : '' };
  const removing = useProductMutation(teamMutations(supabase, useUserId() ?? '').removeMember, {
    words: { done: m.team_removed(name), detail: m.team_removed_detail() },
  });
  return (
    <FormDialog
      isOpen={member !== undefined}
      onClose={onClose}
      title={m.team_remove_title(name)}
      keep={m.team_remove_keep()}
      action={m.team_remove_action()}
      busy={m.team_removing()}
      variant="danger"
      initial={{}}
      send={async () => removing.send({ teamId: team.id, userId: member?.userId ?? '' })}
    >
      <Text step="ui">{m.team_remove_detail(name)}</Text>
    </FormDialog>
  );
}
