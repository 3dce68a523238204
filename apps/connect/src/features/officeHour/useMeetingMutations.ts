import { officeHourMutations, type OfficeHourBooking } from '@grow/core/office-hour';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';

/** What can be done with a meeting, with what is said about it. `onBooked`: once one is booked. */
export function useMeetingMutations({ onBooked }: { onBooked?: () => void } = {}) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const mutations = officeHourMutations(supabase);
  const when = ({ startsAt }: Pick<OfficeHourBooking, 'startsAt'>) => dateTimeInWords(startsAt, locale);
  const booked = ({ startsAt }: Pick<OfficeHourBooking, 'startsAt'>) =>
    m.hours_booked_done({ when: when({ startsAt }) });
  return {
    book: useProductMutation(mutations.book, {
      words: {
        done: booked,
        detail: m.hours_booked_detail(),
        undone: m.hours_cancelled(),
        notUndone: m.hours_not_cancelled(),
      },
      onDone: () => onBooked?.(),
    }),
    move: useProductMutation(mutations.move, {
      words: {
        done: (moved) => m.hours_moved({ when: when(moved) }),
        detail: m.hours_moved_detail(),
        undone: (_, { booking }) => m.hours_moved({ when: when(booking) }),
        notUndone: m.hours_not_moved_back(),
      },
    }),
    cancel: useProductMutation(mutations.cancel, {
      words: {
        done: m.hours_cancelled(),
        detail: (cancelled) => when(cancelled),
        undone: booked,
        notUndone: m.hours_not_booked_again(),
      },
    }),
    changeAgenda: useProductMutation(mutations.changeAgenda, {
      words: {
        done: m.hours_agenda_saved(),
        undone: m.hours_agenda_undone(),
        notUndone: m.hours_agenda_not_undone(),
      },
    }),
    settle: useProductMutation(mutations.settle, {
      words: {
        done: ({ state }) => (state === 'no_show' ? m.hours_noted_missed() : m.hours_noted()),
        undone: m.hours_note_undone(),
        notUndone: m.hours_note_not_undone(),
      },
    }),
  };
}
