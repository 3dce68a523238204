import { peopleBulkMutations, type PeopleViewFilter, type Selection } from '@grow/core/bulk';
import { useGrowClient } from '@grow/shell';
import { BulkDrawer, useSuggestionPreview } from '../../../features/bulk';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

type SuggestDrawerProps = {
  /** Who is selected; undefined while nothing is asked. */
  selection: Selection<PeopleViewFilter> | undefined;
  onClose: () => void;
  onStarted: (jobId: string) => void;
};

/** Suggests teams to many people, each three that want what they can do. */
export function SuggestDrawer({ selection, onClose, onStarted }: SuggestDrawerProps) {
  const { supabase } = useGrowClient();
  const request = { selection: selection ?? { ids: [] } };
  const starting = useProductMutation(peopleBulkMutations(supabase).suggestTeams);
  return (
    <BulkDrawer
      isOpen={selection !== undefined}
      onClose={onClose}
      title={m.bulk_suggest()}
      lead={m.bulk_suggest_lead()}
      isReasonless
      preview={useSuggestionPreview(selection !== undefined, request)}
      action={(count) => m.bulk_suggest_action({ count })}
      draft="bulk-suggest"
      send={({ count }) => starting.send({ ...request, count })}
      onStarted={onStarted}
    />
  );
}
