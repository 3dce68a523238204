import { officeHourMutations, type OfficeHourSlot } from '@grow/core/office-hour';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';
import { ruleInWords, slotsInWords } from './officeHourWords';

/** What a mentor can do with office hours that come back, with what is said about it. */
export function useSeriesMutations() {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const mutations = officeHourMutations(supabase);
  return {
    add: useProductMutation(mutations.addSeries, {
      words: {
        done: m.hours_series_added(),
        detail: (series) => ruleInWords(series, locale),
        undone: m.hours_series_ended(),
        notUndone: m.hours_series_not_ended(),
      },
    }),
    change: useProductMutation(mutations.changeSeries, {
      words: {
        done: m.hours_series_changed(),
        detail: m.hours_bookings_stay(),
        undone: m.hours_series_undone(),
        notUndone: m.hours_series_not_undone(),
      },
    }),
    end: useProductMutation(mutations.endSeries, {
      words: {
        done: m.hours_series_ended(),
        detail: (count) => m.hours_series_ended_detail({ slots: slotsInWords(count) }),
        failed: m.hours_series_not_ended(),
        undone: m.hours_series_added(),
        notUndone: m.hours_series_not_undone(),
      },
    }),
  };
}

/** What a mentor can do with one slot, with what is said about it. */
export function useSlotMutations() {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const mutations = officeHourMutations(supabase);
  const when = ({ startsAt }: Pick<OfficeHourSlot, 'startsAt'>) => dateTimeInWords(startsAt, locale);
  const movedAlong = ({ booking }: OfficeHourSlot) =>
    booking?.team ? m.hours_team_notified({ team: booking.team.name }) : undefined;
  return {
    add: useProductMutation(mutations.addSlot, {
      words: {
        done: m.hours_slot_added(),
        detail: (slot) => when(slot),
        undone: m.hours_slot_removed(),
        notUndone: m.hours_slot_not_removed(),
      },
    }),
    change: useProductMutation(mutations.changeSlot, {
      words: {
        done: m.hours_slot_changed(),
        detail: (slot) => when(slot),
        undone: m.hours_slot_undone(),
        notUndone: m.hours_slot_not_undone(),
      },
    }),
    move: useProductMutation(mutations.moveSlot, {
      words: {
        done: (slot) => m.hours_slot_moved({ when: when(slot) }),
        detail: (_, { slot }) => movedAlong(slot),
        undone: (_, { slot }) => m.hours_slot_moved({ when: when(slot) }),
        notUndone: m.hours_slot_not_undone(),
      },
    }),
    block: useProductMutation(mutations.blockSlot, {
      words: {
        done: m.hours_slot_blocked(),
        detail: (slot) => when(slot),
        failed: m.hours_slot_not_blocked(),
        undone: m.hours_slot_offered(),
        notUndone: m.hours_slot_not_offered(),
      },
    }),
    unblock: useProductMutation(mutations.unblockSlot, {
      words: {
        done: m.hours_slot_offered(),
        detail: (slot) => when(slot),
        failed: m.hours_slot_not_offered(),
        undone: m.hours_slot_blocked(),
        notUndone: m.hours_slot_not_blocked(),
      },
    }),
    remove: useProductMutation(mutations.removeSlot, {
      words: {
        done: m.hours_slot_removed(),
        detail: (_, slot) => when(slot),
        failed: m.hours_slot_not_removed(),
        undone: m.hours_slot_added(),
        notUndone: m.hours_slot_not_undone(),
      },
    }),
  };
}
