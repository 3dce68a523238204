import { changedColumns, eventRowOf, seasonQueries, type DeskEvent } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useToast } from '@grow/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useEventAdminDeeds, waitingOf } from '../../features/eventAdmin';
import { m } from '../../paraglide/messages';
import { paths } from '../../paths';
import type { Kept, useEventDraft } from './useEventDraft';

/** What is saved: whether it is published with it, and what was typed when it was sent. */
type Saving = { readonly isPublishing: boolean; readonly sent: Partial<Kept> };

/** The event as it stands now, and how many who waited got an offer by that. */
type Saved = { readonly saved: DeskEvent; readonly offers: number };

/** Saves the draft of an event over the version it was typed over, or as a new one, and tells what came of it. */
export function useSaveEvent(event: DeskEvent | undefined, draft: ReturnType<typeof useEventDraft>) {
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { supabase } = useGrowClient();
  const { createEvent, updateEvent } = useEventAdminDeeds();

  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ isPublishing }: Saving): Promise<Saved> => {
      const { stored, values, base } = draft;
      const status = isPublishing ? ({ status: 'published' } as const) : {};
      if (event) {
        const edits = { ...changedColumns(stored, values), ...status };
        const saved = await updateEvent({ id: event.id, version: base }, edits);
        // Compared here: the live change may have brought the saved event to the screen before this answer came.
        return { saved, offers: waitingOf(event) - waitingOf(saved) };
      }
      const season = await queryClient.fetchQuery(seasonQueries(supabase).current());
      return { saved: await createEvent({ ...eventRowOf(values), ...status }, season?.id ?? ''), offers: 0 };
    },
    onSuccess: ({ saved, offers }, { isPublishing, sent }) => {
      draft.settle(sent, saved);
      const { title } = saved;
      toast.show({
        status: 'success',
        title: isPublishing ? m.desk_published({ title }) : m.desk_saved({ title }),
        ...(offers > 0
          ? { description: offers === 1 ? m.desk_offers_one() : m.desk_offers({ count: offers }) }
          : {}),
      });
      if (saved.slug !== event?.slug) void navigate(paths.adminEvent(saved.slug), { replace: true });
    },
  });
}
