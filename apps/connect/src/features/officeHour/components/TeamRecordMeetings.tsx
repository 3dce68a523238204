import { awaitsNote, canSettle, isUpcoming, type NamedBooking } from '@grow/core/office-hour';
import { berlinDay, dayInWords } from '@grow/core/time';
import { useLocale, useUserId } from '@grow/shell';
import { Button, HeldRow, MeetingList, Section, Skeleton, SkeletonGroup, Text, Avatar } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../people';
import { useAvatarPerson } from '../../team';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';
import { whenInWords } from '../officeHourWords';
import { useNow } from '../useNow';
import { useTeamMeetings } from '../useOfficeHours';
import { SettleDialog } from './SettleDialog';

const Quiet = styled(Text)`
  padding-top: 14px;
`;

function Meeting({ booking, onWrite }: { booking: NamedBooking; onWrite: () => void }) {
  const { locale } = useLocale();
  const now = useNow();
  const isOwn = booking.mentorId === useUserId();
  const person = useAvatarPerson(booking.mentor);
  const { mentor, startsAt, note, agenda, state } = booking;
  const words = note || (agenda && m.team_quoted({ text: agenda }));
  const said = isUpcoming(booking, now)
    ? m.hours_planned({ when: whenInWords(startsAt, now, locale) })
    : state === 'no_show'
      ? m.hours_nobody_came()
      : awaitsNote(booking, now)
        ? m.hours_no_note()
        : undefined;
  return (
    <HeldRow
      date={{ dateTime: berlinDay(startsAt), label: dayInWords(startsAt, locale) }}
      picture={<Avatar {...person} size={36} />}
      name={mentor ? personName(mentor) : m.mentor_title()}
      note={words && <span dir="auto">{words}</span>}
      remark={
        isOwn && canSettle(booking, now) ? (
          <Button size="sm" variant={awaitsNote(booking, now) ? 'secondary' : 'ghost'} onClick={onWrite}>
            {awaitsNote(booking, now) ? m.hours_write_note() : m.hours_change_note()}
          </Button>
        ) : (
          said
        )
      }
      {...(state === 'no_show' ? { tone: 'caution' as const } : {})}
    />
  );
}

type TeamRecordMeetingsProps = {
  teamId: string;
  /** The weeks that something to do can be due in. */
  weeks: readonly number[];
};

/** The meetings of a team in its record: what is planned, what was agreed, and what awaits a note. */
export function TeamRecordMeetings({ teamId, weeks }: TeamRecordMeetingsProps) {
  const meetings = useTeamMeetings(teamId);
  const [written, setWritten] = useState<string>();
  const shown = (meetings.data ?? []).filter(({ state }) => state !== 'cancelled');
  const booking = shown.find(({ id }) => id === written);
  return (
    <Section title={m.hours_meetings()} aside={meetings.data && shown.length} isFlush id="meetings">
      {meetings.isPending && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {meetings.isError && meetings.data === undefined && <FailedPart error={meetings.error} />}
      {meetings.data && shown.length === 0 && (
        <Quiet step="ui" tone="muted">
          {m.hours_meetings_none()}
        </Quiet>
      )}
      {shown.length > 0 && (
        <MeetingList>
          {shown.map((one) => (
            <Meeting key={one.id} booking={one} onWrite={() => setWritten(one.id)} />
          ))}
        </MeetingList>
      )}
      {booking && (
        <SettleDialog booking={booking} weeks={weeks} isOpen onClose={() => setWritten(undefined)} />
      )}
    </Section>
  );
}
