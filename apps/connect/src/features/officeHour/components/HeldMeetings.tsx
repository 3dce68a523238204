import type { NamedActionItem } from '@grow/core/action-item';
import { awaitsNote, type NamedBooking } from '@grow/core/office-hour';
import { berlinDay, dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, HeldRow, MeetingList } from '@grow/ui';
import { personName } from '../../people';
import { useAvatarPerson } from '../../team';
import { m } from '../../../paraglide/messages';

/** How many of the things to do that came of a meeting are done. */
function adviceWords(booking: NamedBooking, items: readonly NamedActionItem[]): string | undefined {
  const own = items.filter(({ source, sourceId }) => source === 'meeting' && sourceId === booking.id);
  if (own.length === 0) return undefined;
  return m.hours_advice_done({ done: own.filter(({ state }) => state === 'done').length, count: own.length });
}

type HeldMeetingProps = { booking: NamedBooking; items: readonly NamedActionItem[]; now: Date };

function HeldMeeting({ booking, items, now }: HeldMeetingProps) {
  const { locale } = useLocale();
  const { mentor, startsAt, note, state } = booking;
  const person = useAvatarPerson(mentor);
  const remark =
    state === 'no_show'
      ? m.hours_nobody_came()
      : awaitsNote(booking, now)
        ? m.hours_no_note()
        : adviceWords(booking, items);
  return (
    <HeldRow
      date={{ dateTime: berlinDay(startsAt), label: dayInWords(startsAt, locale) }}
      picture={<Avatar {...person} size={36} />}
      name={mentor ? personName(mentor) : m.mentor_title()}
      note={note && <span dir="auto">{note}</span>}
      remark={remark}
      {...(state === 'no_show' ? { tone: 'caution' as const } : {})}
    />
  );
}

type HeldMeetingsProps = {
  meetings: readonly NamedBooking[];
  items: readonly NamedActionItem[];
  now: Date;
  label: string;
};

/** Meetings that are over, the newest first, with what was agreed and what came of it. */
export const HeldMeetings = ({ meetings, label, ...rest }: HeldMeetingsProps) => (
  <MeetingList aria-label={label}>
    {meetings.map((booking) => (
      <HeldMeeting key={booking.id} booking={booking} {...rest} />
    ))}
  </MeetingList>
);

/** The meetings of a team that are over: what is to be read of them. */
export const isOver = ({ state, endsAt }: NamedBooking, now: Date): boolean =>
  state !== 'cancelled' && (state !== 'booked' || endsAt <= now);
