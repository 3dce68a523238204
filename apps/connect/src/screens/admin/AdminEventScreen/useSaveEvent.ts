import {
  changedEventColumns,
  eventAdminMutations,
  eventRowOf,
  type AdminEvent,
  type EventSave,
  type SavedEvent,
} from '@grow/core/event-admin';
import type { ProductMutation } from '@grow/core/query';
import { seasonQueries } from '@grow/core/season';
import { useGrowClient } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { waitingOf } from '../../../features/eventAdmin';
import { useProductMutation } from '../../../mutation';
import { textIn } from '../../../features/event';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import type { Kept, useEventDraft } from './useEventDraft';

/** What is saved: whether it is published with it, and what was typed when it was sent. */
type Saving = { readonly isPublishing: boolean; readonly sent: Partial<Kept> };

/** Saves the draft of an event over the version it was typed over, or as a new one, and tells what came of it. */
export function useSaveEvent(event: AdminEvent | undefined, draft: ReturnType<typeof useEventDraft>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { supabase } = useGrowClient();
  const save: ProductMutation<EventSave & Saving, SavedEvent> = eventAdminMutations(supabase).save;
  const saving = useProductMutation(save, {
    words: {
      done: ({ event }, { isPublishing }) => {
        const title = { title: textIn(event.title) };
        return isPublishing ? m.admin_event_published(title) : m.admin_event_saved(title);
      },
      detail: ({ offers }) => {
        if (offers <= 0) return undefined;
        return offers === 1 ? m.admin_event_offers_one() : m.admin_event_offers({ count: offers });
      },
    },
    onDone: ({ event: saved }, { sent }) => {
      draft.settle(sent, saved);
      if (saved.slug !== event?.slug) void navigate(paths.adminEvent(saved.slug), { replace: true });
    },
  });

  return {
    ...saving,
    run: ({ isPublishing, sent }: Saving) => {
      const { stored, values, base } = draft;
      const status = isPublishing ? ({ status: 'published' } as const) : {};
      saving.run({
        isPublishing,
        sent,
        event: event && { id: event.id, version: base, waiting: waitingOf(event) },
        changes: { ...changedEventColumns(stored, values), ...status },
        row: { ...eventRowOf(values), ...status },
        seasonId: async () => (await queryClient.fetchQuery(seasonQueries(supabase).current()))?.id ?? '',
      });
    },
  };
}
