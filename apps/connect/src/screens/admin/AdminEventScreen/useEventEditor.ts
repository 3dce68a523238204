import { isAppError } from '@grow/core';
import {
  validateEvent,
  takenSeatsOf,
  type AdminEvent,
  type EventField,
  type EventFormValues,
} from '@grow/core/event-admin';
import { formErrorSentence, useLocale } from '@grow/shell';
import { useState } from 'react';
import { eventProblemInWords, seatWords } from '../../../features/eventAdmin';
import { m } from '../../../paraglide/messages';
import { useEventDraft } from './useEventDraft';
import { useSaveEvent } from './useSaveEvent';

/** Which field a refusal of the database is about, in words. */
function refusalOf(error: unknown, { mode }: EventFormValues): Partial<Record<EventField, string>> {
  if (isAppError(error) && error.code === 'already_exists') return { slug: m.admin_event_slug_taken() };
  const seats = takenSeatsOf(error);
  if (!seats) return {};
  const { seat, taken } = seats;
  if (mode !== 'hybrid' && mode !== seat) {
    return { mode: m.admin_event_mode_taken({ count: taken, kind: seatWords[seat]() }) };
  }
  const words =
    taken === 1 ? m.admin_event_capacity_taken_one() : m.admin_event_capacity_taken({ count: taken });
  return seat === 'onsite' ? { capacityOnsite: words } : { capacityOnline: words };
}

/** The form of one event: its draft, what is wrong with it, and saving. */
export function useEventEditor(event: AdminEvent | undefined) {
  const { locale } = useLocale();
  const draft = useEventDraft(event);
  const saving = useSaveEvent(event, draft);
  const [isTried, setTried] = useState(false);
  const { values, changed, isDirty, isRestored, isOverwriting, keepMine } = draft;
  const { failure: error } = saving;
  const found = validateEvent(values);
  const refused = refusalOf(error, values);
  const isConflict = isAppError(error) && error.code === 'conflict';
  const isShownElsewhere = isConflict || Object.keys(refused).length > 0;
  return {
    ...{ values, changed, isDirty, isRestored, isOverwriting, keepMine },
    errors: (field: EventField): string | undefined =>
      isTried ? (eventProblemInWords(field, found[field]) ?? refused[field]) : undefined,
    isSaving: saving.isBusy,
    failure: error && !isShownElsewhere ? formErrorSentence(error, locale) : undefined,
    edit: (touched: Partial<EventFormValues>) => {
      // A refusal is about what was sent, not about what is typed now.
      if (error) saving.reset();
      draft.edit(touched);
    },
    discard: () => {
      saving.reset();
      setTried(false);
      return draft.discard();
    },
    /** Saves, or marks what is wrong and returns false. */
    save: (isPublishing: boolean): boolean => {
      setTried(true);
      if (Object.keys(found).length > 0) return false;
      if (!saving.isBusy) saving.run({ isPublishing, sent: draft.edits });
      return true;
    },
  };
}

/** What {@link useEventEditor} holds. */
export type EventForm = ReturnType<typeof useEventEditor>;
