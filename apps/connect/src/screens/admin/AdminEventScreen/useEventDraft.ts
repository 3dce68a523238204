import {
  eventFormValues,
  type AdminEvent,
  type EventField,
  type EventFormValues,
} from '@grow/core/event-admin';
import { slugFrom } from '@grow/core/text';
import { typedSince, useDraft } from '../../../shared/draft';

/** What is kept of an unsaved edit: the fields, and the version they were typed over. */
export type Kept = EventFormValues & { readonly base: string };

const fieldsOf = (kept: Partial<Kept>): Partial<EventFormValues> =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => name !== 'base'));

/** What is typed over an event, or of a new one; kept in this browser together with the version it was typed over. */
export function useEventDraft(event: AdminEvent | undefined) {
  const stored = eventFormValues(event);
  const version = event?.version ?? '';
  const draft = useDraft<Kept>('event', event?.id ?? 'new', { ...stored, base: version });
  const typed = { ...stored, ...fieldsOf(draft.edits) };
  const changed = Object.keys(fieldsOf(draft.changes)) as EventField[];
  const isDirty = changed.length > 0;
  const base = (isDirty ? draft.edits.base : undefined) ?? version;
  return {
    stored,
    /** A new event gets its address from its title until somebody writes another. */
    values: {
      ...typed,
      slug: event ? typed.slug : typed.slug || slugFrom(typed.titleEn.trim() || typed.titleDe),
    },
    changed,
    isDirty,
    isRestored: draft.isRestored && isDirty,
    /** The version that the edits build on. */
    base,
    /** Somebody else wrote the event since these edits began. */
    isOverwriting: isDirty && base !== version,
    edit: (touched: Partial<EventFormValues>) => draft.edit({ ...touched, base }),
    /** These edits are meant over what somebody else wrote. */
    keepMine: () => draft.edit({ base: version }),
    /** What is typed now, for `settle`. */
    edits: draft.edits,
    /** Lets go of what was sent and is saved now; what was typed since goes on over the saved version. */
    settle: (sent: Partial<Kept>, saved: Pick<AdminEvent, 'id' | 'version'>) => {
      const since = typedSince(draft.edits, sent);
      const left = Object.keys(since).length > 0 ? { ...since, base: saved.version } : {};
      draft.replace(event ? left : {});
      // The form of a new event makes room for that of the event it has become.
      if (!event) draft.handOver(saved.id, left);
    },
    /** Forgets the edits; calling the result brings them back. */
    discard: () => {
      const { edits } = draft;
      draft.replace({});
      return () => draft.replace(edits);
    },
  };
}
