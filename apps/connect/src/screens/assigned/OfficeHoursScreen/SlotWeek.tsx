import { nextBooking, type OfficeHourSlot } from '@grow/core/office-hour';
import { seasonWeek, type Season } from '@grow/core/season';
import {
  berlinDay,
  dateTimeInWords,
  daysInWords,
  daysLater,
  parseBerlinTime,
  timeInWords,
} from '@grow/core/time';
import { useLocale, useUserId } from '@grow/shell';
import {
  Button,
  EmptyState,
  Skeleton,
  SkeletonGroup,
  SlotDays,
  SlotGrid,
  SlotLegend,
  Text,
  type WeekSlot,
} from '@grow/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  audienceWords,
  ownTimeInWords,
  slotsInWords,
  useMentorMeetings,
  useSlotMutations,
} from '../../../features/officeHour';
import { TeamPicture } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { useWeekKeys } from './useWeekKeys';
import { daysOfWeek, stateOf, timesOfWeek } from './weekView';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 20px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 18px;
  & > div {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  h2 {
    margin-left: 10px;
  }
  h2 small {
    margin-left: 6px;
    font-size: 0.9375rem;
    font-weight: 450;
    color: var(--color-ink-muted);
  }
`;

const weekWords = (monday: string, season: Season | null) => {
  const week = season ? seasonWeek(season, new Date(`${monday}T12:00:00Z`)) : undefined;
  return week === undefined ? undefined : m.week_number({ week });
};

/** What stands below the name of a team, or of what a slot is. */
function remarkOf({ booking, isBlocked, audience }: OfficeHourSlot, isOver: boolean): string {
  if (booking?.state === 'held') return booking.note ? m.hours_note_kept() : m.hours_held();
  if (booking?.state === 'no_show') return m.hours_did_not_come();
  if (booking) return isOver ? m.hours_write_note() : booking.agenda || m.hours_no_agenda();
  if (isBlocked) return m.hours_only_you();
  return isOver ? m.hours_nobody_booked() : audienceWords[audience]();
}

type SlotWeekProps = {
  monday: string;
  slots: UseQueryResult<OfficeHourSlot[]>;
  season: Season | null;
  now: Date;
  onOpen: (slotId: string) => void;
  onNote: (bookingId: string) => void;
  /** Adds a slot at a day and a time, as `2024-12-05T16:30`. */
  onAdd: (at: string) => void;
};

/** One week of slots: a table where there is room, days on a phone; the brackets change the week, B blocks. */
export function SlotWeek({ monday, slots, season, now, onOpen, onNote, onAdd }: SlotWeekProps) {
  const { locale } = useLocale();
  const titleId = useId();
  const [, setQuery] = useSearchParams();
  const { block, unblock } = useSlotMutations();
  const next = nextBooking(useMentorMeetings(useUserId() ?? '').data ?? [], now);
  const known = slots.data ?? [];
  const days = daysOfWeek(monday, known, now, locale);
  const [chosen, setChosen] = useState<string>();
  const today = berlinDay(now);
  // A phone shows one day: the next that has slots.
  const used = known.map(({ startsAt }) => berlinDay(startsAt));
  const day =
    days.find(({ key }) => key === chosen)?.key ??
    used.find((key) => key >= today) ??
    days.find(({ key }) => key === today)?.key ??
    used[0] ??
    monday;
  const show = (shown: string) =>
    setQuery((now) => new URLSearchParams([...[...now].filter(([key]) => key !== 'week'), ['week', shown]]), {
      preventScrollReset: true,
    });
  const drawn = known.map((slot): WeekSlot => {
    const { id, startsAt, endsAt, booking, isBlocked } = slot;
    const team = booking?.team;
    const isOver = endsAt <= now;
    return {
      key: id,
      day: berlinDay(startsAt),
      time: timeInWords(startsAt, 'en'),
      state: stateOf(slot, next, now),
      title: booking
        ? (team?.name ?? m.hours_the_team())
        : isBlocked
          ? m.hours_blocked()
          : m.hours_free_slot(),
      remark: remarkOf(slot, isOver),
      ...(team ? { mark: <TeamPicture team={team} size={28} /> } : {}),
      when: dateTimeInWords(startsAt, locale),
    };
  });
  const open = (id: string) => {
    const slot = known.find((one) => one.id === id);
    if (slot?.booking && slot.startsAt <= now) onNote(slot.booking.id);
    else onOpen(id);
  };
  const toggle = (id: string) => {
    const slot = known.find((one) => one.id === id);
    if (!slot || slot.booking || slot.startsAt <= now) return;
    if (slot.isBlocked) unblock.run(slot);
    else block.run(slot);
  };
  const canAdd = (on: string, time: string) => {
    const parsed = parseBerlinTime(`${on}T${time}`);
    return parsed.kind === 'time' && parsed.at > now;
  };
  useWeekKeys((step) => show(daysLater(monday, step * 7)));
  const own = known[0] && ownTimeInWords(known[0].startsAt);
  return (
    <section aria-labelledby={titleId}>
      <Bar>
        <div>
          <Button isIconOnly aria-label={m.hours_week_before()} onClick={() => show(daysLater(monday, -7))}>
            <ChevronLeft {...icon} />
          </Button>
          <Button isIconOnly aria-label={m.hours_week_after()} onClick={() => show(daysLater(monday, 7))}>
            <ChevronRight {...icon} />
          </Button>
          <Text as="h2" step="h3" id={titleId}>
            {daysInWords({ from: monday, to: daysLater(monday, 6) }, locale)}
            <small>{weekWords(monday, season)}</small>
          </Text>
        </div>
        <Text step="small" tone="muted">
          {own === undefined ? m.hours_times_in_berlin() : m.hours_times_elsewhere()}
        </Text>
      </Bar>
      {slots.isPending && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="card" />
        </SkeletonGroup>
      )}
      {slots.isError && !slots.data && <FailedPart error={slots.error} />}
      {slots.data && drawn.length === 0 && (
        <EmptyState
          title={m.hours_week_empty()}
          description={m.hours_week_empty_detail()}
          headingLevel="h3"
        />
      )}
      {drawn.length > 0 && (
        <>
          <SlotGrid
            caption={m.hours_grid({ days: daysInWords({ from: monday, to: daysLater(monday, 6) }, locale) })}
            days={days}
            times={timesOfWeek(known)}
            slots={drawn}
            onOpen={open}
            onAdd={(on, time) => onAdd(`${on}T${time}`)}
            canAdd={canAdd}
            addLabel={(on, time) => m.hours_add_slot_at({ day: on.name, time })}
            onBlock={toggle}
          />
          <SlotDays
            label={m.hours_day()}
            days={days}
            slots={drawn}
            day={day}
            onDay={setChosen}
            onOpen={open}
            none={m.hours_day_empty()}
            countLabel={slotsInWords}
          />
          <SlotLegend
            labels={{ booked: m.hours_booked(), free: m.hours_free_slot(), blocked: m.hours_blocked() }}
          />
        </>
      )}
    </section>
  );
}
