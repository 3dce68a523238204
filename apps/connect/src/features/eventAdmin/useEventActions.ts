import { eventAdminMutations, type AdminEvent } from '@grow/core/event-admin';
import { useGrowClient } from '@grow/shell';
import { useNavigate } from 'react-router-dom';
import { useProductMutation } from '../../mutation';
import { textIn } from '../event';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';
import type { EventAction } from './eventActions';

/** Does what a menu offers for an event; `askToCancel` opens the dialog, `leave` goes on after a deletion. */
export function useEventActions(askToCancel: (event: AdminEvent) => void, leave?: () => void) {
  const { supabase } = useGrowClient();
  const navigate = useNavigate();
  const { setStatus, duplicate, deleteDraft } = eventAdminMutations(supabase);
  const named = ({ title }: AdminEvent) => ({ title: textIn(title) });
  const published = (event: AdminEvent) => m.admin_event_published(named(event));
  const unpublished = (event: AdminEvent) => m.admin_event_unpublished(named(event));
  const publishing = useProductMutation(setStatus, {
    words: {
      done: (event, { status }) => (status === 'published' ? published : unpublished)(event),
      failed: ({ event }) => m.admin_event_not_saved(named(event)),
      undone: (event, { status }) => (status === 'published' ? unpublished : published)(event),
      notUndone: (event) => m.admin_event_not_saved(named(event)),
    },
  });
  const duplicating = useProductMutation(duplicate, {
    words: {
      done: (_, event) => m.admin_event_copied(named(event)),
      failed: (event) => m.admin_event_not_copied(named(event)),
    },
    onDone: (copy) => void navigate(paths.adminEvent(copy.slug)),
  });
  const removing = useProductMutation(deleteDraft, {
    words: {
      done: (event) => m.admin_event_removed(named(event)),
      failed: (event) => m.admin_event_not_removed(named(event)),
      undone: (event) => m.admin_event_restored(named(event)),
      notUndone: (event) => m.admin_event_not_restored(named(event)),
    },
    onDone: () => leave?.(),
  });

  return (event: AdminEvent, action: EventAction): void => {
    // A new document, which the worker of admin events serves.
    if (action === 'checkIn') window.location.assign(fullPath(paths.checkIn(event.slug)));
    if (action === 'edit') void navigate(paths.adminEvent(event.slug));
    if (action === 'attendees') void navigate(paths.adminAttendees(event.slug));
    if (action === 'publish') publishing.run({ event, status: 'published' });
    if (action === 'unpublish') publishing.run({ event, status: 'draft' });
    if (action === 'duplicate') duplicating.run(event);
    if (action === 'cancel') askToCancel(event);
    if (action === 'remove') removing.run(event);
  };
}
