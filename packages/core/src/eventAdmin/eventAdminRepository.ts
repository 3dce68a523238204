import type { GrowSupabase } from '../db/growSupabase';
import { AppError } from '../errors/AppError';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { adminEventFromRow, type AdminEvent } from './AdminEvent';
import { eventAt, withFigures } from './adminEventListRepository';
import { copyOfEvent } from './eventEdits';
import type { EventRow } from './eventForm';

/** What organisers do with events. Every call throws only AppError. */
export function eventAdminRepository(client: GrowSupabase) {
  const insert = async (row: EventRow & { season_id: string }): Promise<AdminEvent> =>
    adminEventFromRow(unwrap(await client.from('events').insert(row).select(withFigures).single()));

  return {
    /** Plans an event; a draft unless the row says otherwise. @throws AppError `already_exists` (slug), `invalid_value`, `forbidden` */
    createEvent: async (row: EventRow, seasonId: string): Promise<AdminEvent> =>
      guard(async () => insert({ status: 'draft', ...row, season_id: seasonId })),

    /**
     * Writes what changed over the version one has seen, and reads the event anew: more seats may have been offered at once.
     * @throws AppError `conflict` when somebody else changed, called off or deleted it meanwhile; `seats_are_taken` with the seat
     * and number in `details`, `event_has_registrations`, `already_exists` (slug), `invalid_value`
     */
    async updateEvent(
      { id, version }: Pick<AdminEvent, 'id' | 'version'>,
      changes: Partial<EventRow>,
    ): Promise<AdminEvent> {
      return guard(async () => {
        const write = client.from('events').update(changes).eq('id', id).eq('updated_at', version);
        if (unwrap(await write.select('id')).length === 0) throw new AppError('conflict');
        return eventAt(client, 'id', id);
      });
    },

    /** A draft like the event, a week later, under a free slug. @throws AppError `already_exists`, `forbidden` */
    async duplicateEvent(event: AdminEvent): Promise<AdminEvent> {
      return guard(async () => {
        const stem = event.slug.slice(0, 60).replace(/-\d{1,2}$/, '');
        const others = unwrap(
          await client.from('events').select('slug').like('slug', `${stem}%`).limit(1000),
        );
        const taken = others.map(({ slug }) => slug);
        return insert({ ...copyOfEvent(event, taken), season_id: event.seasonId });
      });
    },

    /** Deletes a draft and returns it. @throws AppError `single_row_expected` when it is none, or gone. */
    async deleteDraft(id: string): Promise<AdminEvent> {
      return guard(async () =>
        adminEventFromRow(unwrap(await client.from('events').delete().eq('id', id).select().single())),
      );
    },

    /** Calls an event off and tells everybody who counts on it. @throws AppError `event_started`, `not_found`, `forbidden` */
    async cancelEvent(id: string, message: string): Promise<void> {
      await guard(async () =>
        unwrap(await client.rpc('cancel_event', { p_event_id: id, p_message: message })),
      );
    },

    /** Sends the mail of a cancellation to the caller alone. @throws AppError `forbidden` */
    async sendTestMail(id: string, message: string): Promise<void> {
      await guard(async () => {
        unwrapOptional(await client.rpc('test_event_mail', { p_event_id: id, p_message: message }));
      });
    },
  };
}
