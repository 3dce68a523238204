import type { TeamMember } from '@grow/core/team';
import { teamAdminMutations, type ListedTeam } from '@grow/core/team-admin';
import { useGrowClient } from '@grow/shell';
import { Text } from '@grow/ui';
import { FormDialog } from '../../../shared/form';
import { personName } from '../../../features/people';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { ReasonField, reasonErrors } from './ReasonField';
import { needsSuccessor, SuccessorField, successorErrors, useTeamOf } from './SuccessorField';

type MoveOutDialogProps = { team: ListedTeam; member: TeamMember | undefined; onClose: () => void };

/** Asks why a person leaves a team, and who follows where they led it. */
export function MoveOutDialog({ team, member, onClose }: MoveOutDialogProps) {
  const { supabase } = useGrowClient();
  const { userId = '' } = member ?? {};
  const own = useTeamOf(userId);
  const isCaptain = needsSuccessor(own, userId);
  const names = { person: member ? personName(member) : '', team: team.name };
  const moving = useProductMutation(teamAdminMutations(supabase).move, {
    words: { done: m.orga_moved_out(names) },
  });
  return (
    <FormDialog
      isOpen={member !== undefined}
      onClose={onClose}
      title={m.orga_move_out_title(names)}
      keep={m.orga_keep()}
      action={m.orga_move_out()}
      busy={m.orga_busy()}
      variant="danger"
      initial={{ reason: '', successor: '' }}
      validate={(values) => ({ ...reasonErrors(values), ...successorErrors(isCaptain, values) })}
      send={async ({ reason, successor }) =>
        moving.send({ userId, teamId: null, successor: successor || undefined, reason: reason.trim() })
      }
    >
      {(form) => (
        <>
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
        </>
      )}
    </FormDialog>
  );
}
