import { peopleBulkMutations, type PeopleViewFilter, type Selection } from '@grow/core/bulk';
import { useGrowClient } from '@grow/shell';
import { BulkDrawer, useInvitationsPreview } from '../../../features/bulk';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

type InviteAgainDrawerProps = {
  /** Who is selected; undefined while nothing is asked. */
  selection: Selection<PeopleViewFilter> | undefined;
  onClose: () => void;
  onStarted: (jobId: string) => void;
};

/** Invites many people again who were invited and never came. */
export function InviteAgainDrawer({ selection, onClose, onStarted }: InviteAgainDrawerProps) {
  const { supabase } = useGrowClient();
  const request = { selection: selection ?? { ids: [] } };
  const starting = useProductMutation(peopleBulkMutations(supabase).inviteAgain);
  return (
    <BulkDrawer
      isOpen={selection !== undefined}
      onClose={onClose}
      title={m.bulk_again_title()}
      lead={m.bulk_again_lead()}
      isReasonless
      undo={m.bulk_again_undo()}
      preview={useInvitationsPreview(selection !== undefined, request)}
      action={(count) => m.bulk_again_action({ count })}
      draft="bulk-again"
      send={({ count }) => starting.send({ ...request, count })}
      onStarted={onStarted}
    />
  );
}
