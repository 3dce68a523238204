import { teamAdminMutations, type ListedTeam } from '@grow/core/team-admin';
import { useGrowClient } from '@grow/shell';
import { Text } from '@grow/ui';
import { FormDialog } from '../../../shared/form';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { ReasonField, reasonErrors } from './ReasonField';

type WithdrawDialogProps = { team: ListedTeam | undefined; onClose: () => void };

/** Asks why a team is to leave the contest, and says what that means. */
export function WithdrawDialog({ team, onClose }: WithdrawDialogProps) {
  const { supabase } = useGrowClient();
  const name = { team: team?.name ?? '' };
  const withdrawing = useProductMutation(teamAdminMutations(supabase).withdraw, {
    words: { done: m.orga_withdrawn(name) },
  });
  return (
    <FormDialog
      isOpen={team !== undefined}
      onClose={onClose}
      title={m.orga_withdraw_title(name)}
      keep={m.orga_keep()}
      action={m.orga_withdraw()}
      busy={m.orga_busy()}
      variant="danger"
      initial={{ reason: '' }}
      validate={reasonErrors}
      send={async ({ reason }) => withdrawing.send({ teamId: team?.id ?? '', reason: reason.trim() })}
    >
      {(form) => (
        <>
          <Text step="ui">{m.orga_withdraw_detail({ count: team?.memberCount ?? 0 })}</Text>
          <ReasonField form={form} />
        </>
      )}
    </FormDialog>
  );
}
