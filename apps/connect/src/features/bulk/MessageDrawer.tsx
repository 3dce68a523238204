import { peopleBulkMutations, type MessageRequest } from '@grow/core/bulk';
import { useGrowClient } from '@grow/shell';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';
import { BulkDrawer } from './BulkDrawer';
import { useMessagePreview } from './useViews';

type MessageDrawerProps = {
  /** To whom; undefined while nothing is asked. */
  request: MessageRequest | undefined;
  onClose: () => void;
  /** The draft is there. */
  onStarted: (announcementId: string) => void;
};

const nobody: MessageRequest = { list: 'people', selection: { ids: [] } };

/** Begins an announcement for exactly the people of a selection; nothing is sent yet. */
export function MessageDrawer({ request = nobody, onClose, onStarted }: MessageDrawerProps) {
  const { supabase } = useGrowClient();
  const isAsking = request !== nobody;
  const starting = useProductMutation(peopleBulkMutations(supabase).write);
  return (
    <BulkDrawer
      isOpen={isAsking}
      onClose={onClose}
      title={m.bulk_write_title()}
      lead={request.list === 'people' ? m.bulk_write_lead() : m.bulk_write_teams_lead()}
      isReasonless
      undo={m.bulk_write_undo()}
      preview={useMessagePreview(isAsking, request)}
      action={(count) => m.bulk_write_action({ count })}
      draft="bulk-write"
      send={({ count }) => starting.send({ request, count })}
      onStarted={onStarted}
    />
  );
}
