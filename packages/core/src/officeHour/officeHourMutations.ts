import type { GrowSupabase } from '../db/growSupabase';
import {
  mutationWithInput,
  productMutation,
  type MutationCache,
  type ProductMutation,
} from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { bookingMutations } from './bookingMutations';
import { officeHourKeys } from './officeHourQueries';
import { officeHourRepository, type NewSlot, type SlotChange } from './officeHourRepository';
import type { OfficeHourRule, OfficeHourSeries } from './OfficeHourSeries';
import type { OfficeHourSlot } from './OfficeHourSlot';

/** A series to be added or changed. */
export interface SeriesInput {
  /** Chosen by who adds it, so that a second press adds nothing. */
  readonly id: string;
  readonly rule: OfficeHourRule;
}

/** A series as it was, and as it shall be from now on. */
export interface SeriesChange {
  readonly series: OfficeHourSeries;
  readonly rule: OfficeHourRule;
}

/** A slot as it was, and what changes. */
export interface SlotEdit {
  readonly slot: OfficeHourSlot;
  readonly change: SlotChange;
}

/** A slot as it was, and when it shall be. */
export interface SlotMove {
  readonly slot: OfficeHourSlot;
  readonly startsAt: Date;
  readonly minutes: number;
}

const minuteMs = 60_000;
const minutesOf = ({ startsAt, endsAt }: OfficeHourSlot): number =>
  (endsAt.getTime() - startsAt.getTime()) / minuteMs;
const invalidates = [officeHourKeys.all];

const changeSlots = (cache: MutationCache, change: (slots: readonly OfficeHourSlot[]) => OfficeHourSlot[]) =>
  cache.setQueriesData({ queryKey: officeHourKeys.everySlots }, (cached) =>
    cached === undefined ? undefined : change(cached as OfficeHourSlot[]),
  );
const replaceSlot = (cache: MutationCache, changed: OfficeHourSlot) =>
  changeSlots(cache, (slots) =>
    slots
      .map((slot) => (slot.id === changed.id ? changed : slot))
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
  );

/** A change of one slot that is shown at once, and whose refusal takes back its own alone. */
const ofSlot = <Input>(
  slotOf: (input: Input) => OfficeHourSlot,
  changed: (input: Input) => OfficeHourSlot,
) => ({
  invalidates,
  subject: (input: Input) => `office hour ${slotOf(input).id}`,
  writes: () => [officeHourKeys.everySlots],
  optimistic: (cache: MutationCache, input: Input) => replaceSlot(cache, changed(input)),
  rollback: (cache: MutationCache, input: Input) => replaceSlot(cache, slotOf(input)),
});

/** Mutations of office hours: nine of mentors, and those of bookings. */
export function officeHourMutations(client: GrowSupabase | undefined) {
  const repository = () => officeHourRepository(requireClient(client));
  const key = (name: string) => [...officeHourKeys.all, name];

  const endSeries: ProductMutation<OfficeHourSeries, number> = productMutation(
    key('endSeries'),
    async ({ id }: OfficeHourSeries) => repository().endSeries(id),
    {
      invalidates,
      subject: ({ id }) => `office hours ${id}`,
      undo: (_, { id, ...rule }) => mutationWithInput(addSeries, { id, rule }),
    },
  );
  const addSeries: ProductMutation<SeriesInput, OfficeHourSeries> = productMutation(
    key('addSeries'),
    async ({ id, rule }: SeriesInput) => repository().addSeries(id, rule),
    {
      invalidates,
      subject: ({ id }) => `office hours ${id}`,
      undo: (series) => mutationWithInput(endSeries, series),
    },
  );
  const changeSeries: ProductMutation<SeriesChange, OfficeHourSeries> = productMutation(
    key('changeSeries'),
    async ({ series, rule }: SeriesChange) => repository().changeSeries(series.id, rule),
    {
      invalidates,
      subject: ({ series }) => `office hours ${series.id}`,
      undo: (changed, { series }) => mutationWithInput(changeSeries, { series: changed, rule: series }),
    },
  );
  const removeSlot: ProductMutation<OfficeHourSlot, void> = productMutation(
    key('removeSlot'),
    async ({ id }: OfficeHourSlot) => repository().removeSlot(id),
    {
      invalidates,
      subject: ({ id }) => `office hour ${id}`,
      writes: () => [officeHourKeys.everySlots],
      optimistic: (cache, { id }) => changeSlots(cache, (slots) => slots.filter((slot) => slot.id !== id)),
      undo: (_, slot) =>
        mutationWithInput(addSlot, {
          ...{ id: slot.id, startsAt: slot.startsAt, minutes: minutesOf(slot) },
          ...{ audience: slot.audience, url: slot.url },
        }),
    },
  );
  const addSlot: ProductMutation<NewSlot, OfficeHourSlot> = productMutation(
    key('addSlot'),
    async (slot: NewSlot) => repository().addSlot(slot),
    {
      invalidates,
      subject: ({ id }) => `office hour ${id}`,
      undo: (slot) => mutationWithInput(removeSlot, slot),
    },
  );
  const changeSlot: ProductMutation<SlotEdit, OfficeHourSlot> = productMutation(
    key('changeSlot'),
    async ({ slot, change }: SlotEdit) => repository().changeSlot(slot.id, change),
    {
      ...ofSlot(
        ({ slot }: SlotEdit) => slot,
        ({ slot, change }) => ({ ...slot, audience: change.audience, url: change.url }),
      ),
      undo: (changed, { slot }) =>
        mutationWithInput(changeSlot, { slot: { ...changed, booking: slot.booking }, change: slot }),
    },
  );
  const moveSlot: ProductMutation<SlotMove, OfficeHourSlot> = productMutation(
    key('moveSlot'),
    async ({ slot, startsAt, minutes }: SlotMove) => repository().moveSlot(slot.id, startsAt, minutes),
    {
      ...ofSlot(
        ({ slot }: SlotMove) => slot,
        ({ slot, startsAt, minutes }) => ({
          ...slot,
          ...{ startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) },
        }),
      ),
      undo: (moved, { slot }) =>
        mutationWithInput(moveSlot, {
          slot: { ...moved, booking: slot.booking },
          ...{ startsAt: slot.startsAt, minutes: minutesOf(slot) },
        }),
    },
  );
  const setBlocked = (
    name: string,
    isBlocked: boolean,
    opposite: () => ProductMutation<OfficeHourSlot, OfficeHourSlot>,
  ) =>
    productMutation(key(name), async ({ id }: OfficeHourSlot) => repository().setBlocked(id, isBlocked), {
      ...ofSlot(
        (slot: OfficeHourSlot) => slot,
        (slot) => ({ ...slot, isBlocked }),
      ),
      undo: (slot: OfficeHourSlot) => mutationWithInput(opposite(), slot),
    });
  const blockSlot: ProductMutation<OfficeHourSlot, OfficeHourSlot> = setBlocked(
    'blockSlot',
    true,
    () => unblockSlot,
  );
  const unblockSlot: ProductMutation<OfficeHourSlot, OfficeHourSlot> = setBlocked(
    'unblockSlot',
    false,
    () => blockSlot,
  );

  return {
    /** Adds a series with the slots that can be had. */
    addSeries,
    /** Changes a series from now on; what is booked or blocked stays. */
    changeSeries,
    /** Ends a series now; what is booked stays. */
    endSeries,
    /** Adds one slot. */
    addSlot,
    /** Says who may book a slot and where the call is. */
    changeSlot,
    /** Moves a slot; who has booked it moves along and is told. */
    moveSlot,
    /** Blocks a free slot: only its mentor sees it. */
    blockSlot,
    /** Offers a blocked slot again. */
    unblockSlot,
    /** Takes a slot away that nobody has booked. */
    removeSlot,
    ...bookingMutations(client),
  };
}
