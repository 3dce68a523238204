import { teamMutations, type Team, type TeamMember } from '@grow/core/team';
import { useGrowClient, useUserId } from '@grow/shell';
import { Text } from '@grow/ui';
import { FormDialog } from '../../../shared/form';
import { personName } from '../../../features/people';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

type HandOverDialogProps = {
  team: Team;
  /** Who is to lead; undefined while nothing is asked. */
  member: TeamMember | undefined;
  onClose: () => void;
};

/** Asks before another member leads: only they can give it back. */
export function HandOverDialog({ team, member, onClose }: HandOverDialogProps) {
  const { supabase } = useGrowClient();
  const name = { name: member ? personName(member) : '' };
  const handing = useProductMutation(teamMutations(supabase, useUserId() ?? '').handOver, {
    words: { done: m.team_handed_over(name), detail: m.team_handed_over_detail() },
  });
  return (
    <FormDialog
      isOpen={member !== undefined}
      onClose={onClose}
      title={m.team_hand_over_title(name)}
      keep={m.team_hand_over_keep()}
      action={m.team_make_captain()}
      busy={m.team_handing_over()}
      initial={{}}
      send={async () => handing.send({ teamId: team.id, userId: member?.userId ?? '' })}
    >
      <Text step="ui">{m.team_hand_over_detail(name)}</Text>
    </FormDialog>
  );
}
