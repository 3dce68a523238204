import { teamsBulkMutations, type Selection, type TeamsViewFilter } from '@grow/core/bulk';
import { useGrowClient, useLocale } from '@grow/shell';
import { BulkDrawer, useWithdrawalPreview } from '../../../features/bulk';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

type TeamsWithdrawDrawerProps = {
  /** Which teams are selected; undefined while nothing is asked. */
  selection: Selection<TeamsViewFilter> | undefined;
  onClose: () => void;
  onStarted: (jobId: string) => void;
};

/** Takes many teams out of the contest, which nothing takes back. */
export function TeamsWithdrawDrawer({ selection, onClose, onStarted }: TeamsWithdrawDrawerProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const request = { selection: selection ?? { ids: [] } };
  const preview = useWithdrawalPreview(selection !== undefined, request);
  const starting = useProductMutation(teamsBulkMutations(supabase).startWithdrawal);
  const people = preview.data?.people;
  return (
    <BulkDrawer
      isOpen={selection !== undefined}
      onClose={onClose}
      title={m.bulk_withdraw_title()}
      lead={
        people === undefined
          ? m.bulk_withdraw_lead()
          : m.bulk_withdraw_lead_of({ count: people.toLocaleString(locale) })
      }
      isDestructive
      undo={m.bulk_withdraw_undo()}
      preview={preview}
      action={(count) => m.bulk_withdraw_action({ count })}
      draft="bulk-withdraw"
      send={(agreed) => starting.send({ ...request, ...agreed })}
      onStarted={onStarted}
    />
  );
}
