import { eventAdminMutations, type AdminEvent } from '@grow/core/event-admin';
import { useGrowClient } from '@grow/shell';
import { useNavigate } from 'react-router-dom';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';
import { paths } from '../../paths';
import type { EventAction } from './eventActions';

/** Does what a menu offers for an event; `askToCancel` opens the dialog, `leave` goes on after a deletion. */
export function useEventActions(askToCancel: (event: AdminEvent) => void, leave?: () => void) {
  const { supabase } = useGrowClient();
  const navigate = useNavigate();
  const { setStatus, duplicate, deleteDraft } = eventAdminMutations(supabase);
  const published = ({ title }: AdminEvent) => m.admin_event_published({ title });
  const unpublished = ({ title }: AdminEvent) => m.admin_event_unpublished({ title });
  const publishing = useProductMutation(setStatus, {
    words: {
      done: (event, { status }) => (status === 'published' ? published : unpublished)(event),
      failed: ({ event: { title } }) => m.admin_event_not_saved({ title }),
      undone: (event, { status }) => (status === 'published' ? unpublished : published)(event),
      notUndone: ({ title }) => m.admin_event_not_saved({ title }),
    },
  });
  const duplicating = useProductMutation(duplicate, {
    words: {
      done: (_, { title }) => m.admin_event_copied({ title }),
      failed: ({ title }) => m.admin_event_not_copied({ title }),
    },
    onDone: (copy) => void navigate(paths.adminEvent(copy.slug)),
  });
  const removing = useProductMutation(deleteDraft, {
    words: {
      done: ({ title }) => m.admin_event_removed({ title }),
      failed: ({ title }) => m.admin_event_not_removed({ title }),
      undone: ({ title }) => m.admin_event_restored({ title }),
      notUndone: ({ title }) => m.admin_event_not_restored({ title }),
    },
    onDone: () => leave?.(),
  });

  return (event: AdminEvent, action: EventAction): void => {
    if (action === 'edit') void navigate(paths.adminEvent(event.slug));
    if (action === 'attendees') void navigate(paths.adminAttendees(event.slug));
    if (action === 'publish') publishing.run({ event, status: 'published' });
    if (action === 'unpublish') publishing.run({ event, status: 'draft' });
    if (action === 'duplicate') duplicating.run(event);
    if (action === 'cancel') askToCancel(event);
    if (action === 'remove') removing.run(event);
  };
}
