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

/** Saves the draft of an event over the version it was typed over, or as a new one, and tells what came of it. */
export function useSaveEvent(event: DeskEvent | undefined, draft: ReturnType<typeof useEventDraft>) {
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { supabase } = useGrowClient();
  const { createEvent, updateEvent } = useEventAdminDeeds();

  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ isPublishing }: Saving): Promise<DeskEvent> => {
      const { stored, values, base } = draft;
      const status = isPublishing ? ({ status: 'published' } as const) : {};
      if (event) {
        return updateEvent({ id: event.id, version: base }, { ...changedColumns(stored, values), ...status });
      }
      const season = await queryClient.fetchQuery(seasonQueries(supabase).current());
      return createEvent({ ...eventRowOf(values), ...status }, season?.id ?? '');
    },
    onSuccess: (saved, { isPublishing, sent }) => {
      draft.settle(sent, saved);
      const { title } = saved;
      const offers = event ? waitingOf(event) - waitingOf(saved) : 0;
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
