import type { GrowSupabase } from '../db/growSupabase';
import { eventKeys } from '../event/eventRepository';
import { registrationKeys } from '../event/registrationRepository';
import {
  productMutation,
  mutationWithInput,
  type MutationEffects,
  type ProductMutation,
} from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { attendeeRepository } from './attendeeRepository';
import type { AdminEvent } from './AdminEvent';
import { eventAdminKeys } from './eventAdminQueries';
import { eventAdminRepository } from './eventAdminRepository';
import { eventRowOf, eventFormValues, type EventRow } from './eventForm';

/** An event to be planned, in a season. */
export interface NewEvent {
  readonly row: EventRow;
  readonly seasonId: string;
}

/** What is typed about an event: `changes` over the version one has seen, or the whole `row` of a new one. */
export interface EventSave {
  /** Left out for a new event; `waiting` is how many people wait for a seat. */
  readonly event: (Pick<AdminEvent, 'id' | 'version'> & { readonly waiting: number }) | undefined;
  readonly changes: Partial<EventRow>;
  readonly row: EventRow;
  /** The season of a new event. */
  readonly seasonId: () => Promise<string>;
}

/** The event as it stands now, and how many who waited got an offer by that. */
export interface SavedEvent {
  readonly event: AdminEvent;
  readonly offers: number;
}

/** Whether an event is published. */
export interface EventPublication {
  readonly event: AdminEvent;
  readonly status: 'draft' | 'published';
}

/** A message about an event. */
export interface EventMessage {
  readonly eventId: string;
  readonly message: string;
}

// More seats, or another time, change what people have and are offered.
const effects = { invalidates: [eventKeys.lists, registrationKeys.all] };
const saved: MutationEffects<unknown, AdminEvent> = {
  ...effects,
  answer: (cache, event) => cache.setQueryData(eventAdminKeys.event(event.slug), event),
};
const subject = (eventId: string) => `event ${eventId}`;
const waitingOf = ({ figures }: AdminEvent) => figures.waiting.onsite + figures.waiting.online;

/** Mutations of events by organisers. */
export function eventAdminMutations(client: GrowSupabase | undefined) {
  const events = () => eventAdminRepository(requireClient(client));
  const people = () => attendeeRepository(requireClient(client));
  const key = (name: string) => [...eventAdminKeys.all, name];

  const create = productMutation(
    key('create'),
    async ({ row, seasonId }: NewEvent) => events().createEvent(row, seasonId),
    saved,
  );
  const setStatus: ProductMutation<EventPublication, AdminEvent> = productMutation(
    key('setStatus'),
    async ({ event, status }: EventPublication) => events().updateEvent(event, { status }),
    {
      ...saved,
      subject: ({ event }) => subject(event.id),
      undo: (event, { status }) =>
        mutationWithInput(setStatus, { event, status: status === 'published' ? 'draft' : 'published' }),
    },
  );
  return {
    /** Writes what changed, or plans a new event. */
    save: productMutation(
      key('save'),
      async ({ event, changes, row, seasonId }: EventSave): Promise<SavedEvent> => {
        if (!event) return { event: await events().createEvent(row, await seasonId()), offers: 0 };
        const written = await events().updateEvent(event, changes);
        // Compared here: a live change may bring the saved event to the screen before this answer.
        return { event: written, offers: event.waiting - waitingOf(written) };
      },
      {
        ...effects,
        subject: ({ event }) => subject(event?.id ?? 'new'),
        answer: (cache, { event }) => cache.setQueryData(eventAdminKeys.event(event.slug), event),
      },
    ),
    /** Publishes an event, or makes it a draft again. */
    setStatus,
    /** Makes a draft like the event. */
    duplicate: productMutation(
      key('duplicate'),
      async (event: AdminEvent) => events().duplicateEvent(event),
      {
        ...saved,
        subject: ({ id }) => subject(id),
      },
    ),
    /** Deletes a draft; one like it can be planned again. */
    deleteDraft: productMutation(key('deleteDraft'), async ({ id }: AdminEvent) => events().deleteDraft(id), {
      ...effects,
      subject: ({ id }) => subject(id),
      undo: (event) => ({
        ...mutationWithInput(create, {
          row: { ...eventRowOf(eventFormValues(event)), status: 'draft' },
          seasonId: event.seasonId,
        }),
        subject: () => subject(event.id),
      }),
    }),
    /** Calls an event off and tells everybody who counts on it: how many, where that could be read. */
    cancel: productMutation(
      key('cancel'),
      async ({ eventId, message }: EventMessage): Promise<number | undefined> => {
        await events().cancelEvent(eventId, message);
        return people()
          .totals(eventId)
          .then(
            ({ recipients }) => recipients,
            () => undefined,
          );
      },
      { ...effects, subject: ({ eventId }) => subject(eventId) },
    ),
    /** Sends the mail of a cancellation to the caller alone. */
    sendTestMail: productMutation(key('sendTestMail'), async ({ eventId, message }: EventMessage) =>
      events().sendTestMail(eventId, message),
    ),
    /** Notes who did not come. */
    closeAttendance: productMutation(
      key('closeAttendance'),
      async (eventId: string) => people().closeAttendance(eventId),
      { ...effects, subject },
    ),
  };
}
