import { eventRowOf, eventValues, type DeskEvent } from '@grow/core';
import { useToast } from '@grow/ui';
import { useNavigate } from 'react-router-dom';
import { m } from '../../paraglide/messages';
import { paths } from '../../paths';
import { useFailureToast } from '../team';
import type { EventDeed } from './eventDeeds';
import { useEventAdminDeeds } from './useEventAdmin';

/** Does what a menu offers for an event, and tells how it went; `askToCancel` opens the dialog, `leave` goes on after a deletion. */
export function useEventActions(askToCancel: (event: DeskEvent) => void, leave?: () => void) {
  const toast = useToast();
  const fail = useFailureToast();
  const navigate = useNavigate();
  const deeds = useEventAdminDeeds();

  async function setStatus(event: DeskEvent, status: 'draft' | 'published', isUndo = false): Promise<void> {
    const { title } = event;
    try {
      const saved = await deeds.updateEvent(event, { status });
      const isPublished = status === 'published';
      toast.show({
        status: 'success',
        title: isPublished ? m.desk_published({ title }) : m.desk_unpublished({ title }),
        ...(isUndo
          ? {}
          : {
              action: {
                label: m.undo(),
                onSelect: () => void setStatus(saved, isPublished ? 'draft' : 'published', true),
              },
            }),
      });
    } catch (error) {
      fail(m.desk_not_saved({ title }), error);
    }
  }

  async function duplicate(event: DeskEvent): Promise<void> {
    try {
      const copy = await deeds.duplicateEvent(event);
      toast.show({ status: 'success', title: m.desk_copied({ title: event.title }) });
      void navigate(paths.adminEvent(copy.slug));
    } catch (error) {
      fail(m.desk_not_copied({ title: event.title }), error);
    }
  }

  async function bringBack(event: DeskEvent): Promise<void> {
    try {
      await deeds.createEvent({ ...eventRowOf(eventValues(event)), status: 'draft' }, event.seasonId);
      toast.show({ status: 'success', title: m.desk_restored({ title: event.title }) });
    } catch (error) {
      fail(m.desk_not_restored({ title: event.title }), error);
    }
  }

  async function remove(event: DeskEvent): Promise<void> {
    try {
      const removed = await deeds.deleteDraft(event.id);
      toast.show({
        status: 'success',
        title: m.desk_removed({ title: event.title }),
        action: { label: m.undo(), onSelect: () => void bringBack(removed) },
      });
      leave?.();
    } catch (error) {
      fail(m.desk_not_removed({ title: event.title }), error);
    }
  }

  return (event: DeskEvent, deed: EventDeed): void => {
    if (deed === 'edit') void navigate(paths.adminEvent(event.slug));
    if (deed === 'attendees') void navigate(paths.adminAttendees(event.slug));
    if (deed === 'publish') void setStatus(event, 'published');
    if (deed === 'unpublish') void setStatus(event, 'draft');
    if (deed === 'duplicate') void duplicate(event);
    if (deed === 'cancel') askToCancel(event);
    if (deed === 'remove') void remove(event);
  };
}
