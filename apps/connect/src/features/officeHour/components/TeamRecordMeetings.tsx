import { awaitsNote, canSettle } from '@grow/core/office-hour';
import { berlinDay, dayInWords, timeInWords } from '@grow/core/time';
import { useLocale, useUserId } from '@grow/shell';
import { Avatar, Button, HeldRow, MeetingList, Section } from '@grow/ui';
import { Suspense, useState } from 'react';
import type { NamedBooking } from '@grow/core/office-hour';
import { personName } from '../../people';
import { useAvatarPerson } from '../../team';
import { useLatched } from '../../teamRequest';
import { m } from '../../../paraglide/messages';
import { useNow } from '../useNow';
import { useTeamMeetings } from '../useOfficeHours';
import { lazyPart } from '../../../shared/code';

// Most visits write nothing.
const SettleDialog = lazyPart(async () => (await import('./SettleDialog')).SettleDialog);

type MeetingProps = { booking: NamedBooking; now: Date; onWrite: () => void };

function Meeting({ booking, now, onWrite }: MeetingProps) {
  const { locale } = useLocale();
  const isOwn = booking.mentorId === useUserId();
  const person = useAvatarPerson(booking.mentor);
  const { mentor, startsAt, agenda } = booking;
  const isOpen = awaitsNote(booking, now);
  const said = isOpen ? m.hours_no_note() : m.hours_planned({ when: timeInWords(startsAt, locale) });
  return (
    <HeldRow
      date={{ dateTime: berlinDay(startsAt), label: dayInWords(startsAt, locale) }}
      picture={<Avatar {...person} size={36} />}
      name={mentor ? personName(mentor) : m.mentor_title()}
      note={agenda && <span dir="auto">{m.team_quoted({ text: agenda })}</span>}
      remark={
        isOwn && canSettle(booking, now) ? (
          <Button size="sm" onClick={onWrite}>
            {m.hours_write_note()}
          </Button>
        ) : (
          said
        )
      }
    />
  );
}

type TeamRecordMeetingsProps = {
  teamId: string;
  /** The weeks that something to do can be due in. */
  weeks: readonly number[];
};

/** The meetings of a team that are planned or await a note; what came of the others stands in the weeks of its record. */
export function TeamRecordMeetings({ teamId, weeks }: TeamRecordMeetingsProps) {
  const meetings = useTeamMeetings(teamId).data ?? [];
  const now = useNow();
  const [written, setWritten] = useState<string>();
  const booking = useLatched(
    written,
    meetings.find(({ id }) => id === written),
  );
  const open = meetings.filter(({ state }) => state === 'booked');
  if (open.length === 0 && !booking) return null;
  return (
    <Section title={m.hours_meetings()} aside={open.length} isFlush id="meetings">
      <MeetingList>
        {open.map((one) => (
          <Meeting key={one.id} booking={one} now={now} onWrite={() => setWritten(one.id)} />
        ))}
      </MeetingList>
      {booking && (
        <Suspense>
          <SettleDialog booking={booking} weeks={weeks} isOpen onClose={() => setWritten(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
