import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import {
  officeHourSeriesFromRow,
  previewedSlotFromRow,
  type OfficeHourAudience,
  type OfficeHourRule,
  type OfficeHourSeries,
  type PreviewedSlot,
} from './OfficeHourSeries';
import { officeHourSlotFromRow, type OfficeHourSlot } from './OfficeHourSlot';

const MOST_SERIES = 100;
const MOST_SLOTS = 500;

/** A slot that is added by itself. */
export interface NewSlot {
  /** Chosen by who adds it, so that a second press adds nothing. */
  readonly id: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly audience: OfficeHourAudience;
  readonly url: string | undefined;
}

/** What can be changed of a slot without moving it. */
export type SlotChange = Pick<OfficeHourSlot, 'audience' | 'url'>;

const ruleArgs = ({ weekday, from, to, minutes, firstOn, lastOn, audience, url }: OfficeHourRule) => ({
  ...{ p_weekday: weekday, p_from: from, p_to: to, p_minutes: minutes },
  ...{ p_first_on: firstOn, p_last_on: lastOn, p_audience: audience },
  ...(url === undefined ? {} : { p_url: url.trim() }),
});

const slotColumns = 'id, mentor_id, series_id, starts_at, ends_at, audience, url, is_blocked';

/** A mentor's office hours. Every call throws only AppError. */
export function officeHourRepository(client: GrowSupabase) {
  const slotOf = (row: unknown): OfficeHourSlot => officeHourSlotFromRow(row);
  return {
    /** The series of a mentor that are not over on a day, as `2024-12-05`. @throws AppError `malformed_row` */
    async listSeries(
      mentorId: string,
      today: string,
      { signal }: ReadOptions = {},
    ): Promise<OfficeHourSeries[]> {
      const query = client
        .from('office_hour_series')
        .select('*')
        .eq('mentor_id', mentorId)
        .gte('last_on', today)
        .order('weekday')
        .order('from_time')
        .limit(MOST_SERIES);
      return readList(query, officeHourSeriesFromRow, signal);
    },

    /** The slots of a mentor between two points in time, with who has booked them. @throws AppError `malformed_row` */
    async listSlots(
      mentorId: string,
      from: Date,
      until: Date,
      { signal }: ReadOptions = {},
    ): Promise<OfficeHourSlot[]> {
      const query = client
        .from('office_hour_slots')
        .select(`${slotColumns}, bookings:office_hour_bookings(*, team:teams(id, name, slug, logo))`)
        .eq('mentor_id', mentorId)
        .gte('starts_at', from.toISOString())
        .lt('starts_at', until.toISOString())
        .neq('bookings.state', 'cancelled')
        .order('starts_at')
        .limit(MOST_SLOTS);
      return readList(query, slotOf, signal);
    },

    /**
     * The slots that a rule would make, by date, and what stands in the way of others. `seriesId` is the one to be changed: its
     * free slots make room.
     * @throws AppError `invalid_value` for a rule that is none, `forbidden`
     */
    async preview(
      rule: OfficeHourRule,
      seriesId: string | undefined,
      { signal }: ReadOptions = {},
    ): Promise<PreviewedSlot[]> {
      const series = seriesId === undefined ? {} : { p_series_id: seriesId };
      return readList(
        client.rpc('preview_series', { ...ruleArgs(rule), ...series }),
        previewedSlotFromRow,
        signal,
      );
    },

    /** Adds a series and the slots that can be had. @throws AppError `invalid_value`, `forbidden` */
    addSeries: async (id: string, rule: OfficeHourRule): Promise<OfficeHourSeries> =>
      guard(async () =>
        officeHourSeriesFromRow(unwrap(await client.rpc('add_series', { p_id: id, ...ruleArgs(rule) }))),
      ),

    /** Changes a series from now on; what is booked or blocked stays. @throws AppError `invalid_value`, `not_found` */
    changeSeries: async (id: string, rule: OfficeHourRule): Promise<OfficeHourSeries> =>
      guard(async () =>
        officeHourSeriesFromRow(unwrap(await client.rpc('change_series', { p_id: id, ...ruleArgs(rule) }))),
      ),

    /** Ends a series now: its free slots go, what is booked stays. How many went. @throws AppError `not_found` */
    endSeries: async (id: string): Promise<number> =>
      guard(async () => unwrap(await client.rpc('end_series', { p_id: id }))),

    /** Adds one slot. @throws AppError `slots_overlap`, `invalid_value`, `forbidden` */
    addSlot: async ({ id, startsAt, minutes, audience, url }: NewSlot): Promise<OfficeHourSlot> =>
      guard(async () => {
        const args = {
          ...{ p_id: id, p_starts_at: startsAt.toISOString(), p_minutes: minutes, p_audience: audience },
          ...(url === undefined ? {} : { p_url: url.trim() }),
        };
        return slotOf(unwrap(await client.rpc('add_slot', args)));
      }),

    /** Says who may book a slot and where the call is; a booked team is told of another link. @throws AppError `not_found` */
    changeSlot: async (id: string, { audience, url }: SlotChange): Promise<OfficeHourSlot> =>
      guard(async () => {
        const args = { p_id: id, p_audience: audience, ...(url === undefined ? {} : { p_url: url.trim() }) };
        return slotOf(unwrap(await client.rpc('change_slot', args)));
      }),

    /** Moves a slot; who has booked it moves along and is told. @throws AppError `slots_overlap`, `slot_changed`, `not_found` */
    moveSlot: async (id: string, startsAt: Date, minutes: number): Promise<OfficeHourSlot> =>
      guard(async () => {
        const args = { p_id: id, p_starts_at: startsAt.toISOString(), p_minutes: minutes };
        return slotOf(unwrap(await client.rpc('move_slot', args)));
      }),

    /** Blocks a free slot, or offers it again. @throws AppError `slot_booked`, `not_found` */
    setBlocked: async (id: string, isBlocked: boolean): Promise<OfficeHourSlot> =>
      guard(async () =>
        slotOf(unwrap(await client.rpc(isBlocked ? 'block_slot' : 'unblock_slot', { p_id: id }))),
      ),

    /** Takes a slot away that nobody has booked. @throws AppError `slot_booked` */
    removeSlot: async (id: string): Promise<void> =>
      guard(async () => {
        unwrapOptional(await client.rpc('remove_slot', { p_id: id }));
      }),
  };
}
