import type { NamedBooking, OfficeHourSeries, OfficeHourSlot } from '@grow/core/office-hour';
import type { Season } from '@grow/core/season';
import { useUserId } from '@grow/shell';
import { SettleDialog, useMentorMeetings } from '../../../features/officeHour';
import { weeksOf } from '../../../features/season';
import { useLatched } from '../../../features/teamRequest';
import type { DialogAddress } from '../../../shared/dialogAddress';
import { AddSlotDialog } from './AddSlotDialog';
import { SeriesDrawer } from './SeriesDrawer';
import { SlotDialog } from './SlotDialog';

type HourDialogsProps = {
  slots: readonly OfficeHourSlot[];
  series: readonly OfficeHourSeries[];
  season: Season | null;
  now: Date;
  /** `series`, or `slot` with the time beside it. */
  add: DialogAddress;
  slot: DialogAddress;
  note: DialogAddress;
  rule: DialogAddress;
};

/** The booking of the slots that are shown, or of the mentor's list. */
function useBooking(id: string | undefined, slots: readonly OfficeHourSlot[]): NamedBooking | undefined {
  const meetings = useMentorMeetings(useUserId() ?? '').data ?? [];
  return meetings.find((one) => one.id === id) ?? slots.find(({ booking }) => booking?.id === id)?.booking;
}

/** The dialog that the address names. */
export function HourDialogs({ slots, series, season, now, add, slot, note, rule }: HourDialogsProps) {
  const found = slots.find(({ id }) => id === slot.value);
  const opened = useLatched(slot.value, found);
  const booking = useLatched(note.value, useBooking(note.value, slots));
  const changed = useLatched(
    rule.value,
    series.find(({ id }) => id === rule.value),
  );
  if (add.value === 'slot') return <AddSlotDialog series={series} isOpen onClose={add.close} />;
  if (add.value !== undefined)
    return <SeriesDrawer stored={undefined} season={season} now={now} isOpen onClose={add.close} />;
  if (changed)
    return (
      <SeriesDrawer key={changed.id} stored={changed} season={season} now={now} isOpen onClose={rule.close} />
    );
  if (booking)
    return (
      <SettleDialog
        key={booking.id}
        booking={booking}
        weeks={season ? weeksOf(season, now).ahead : []}
        isOpen
        onClose={note.close}
      />
    );
  if (opened) return <SlotDialog key={opened.id} slot={found ?? opened} isOpen onClose={slot.close} />;
  return null;
}
