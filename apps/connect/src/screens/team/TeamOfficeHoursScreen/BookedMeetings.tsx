import { canChangeBooking, isUpcoming, type NamedBooking } from '@grow/core/office-hour';
import type { TeamMember } from '@grow/core/team';
import { useLocale } from '@grow/shell';
import { AvatarStack, Button, MeetingList, MeetingRow, Section, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { CallLink, ownTimeInWords, untilInWords, whenInWords } from '../../../features/officeHour';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';

const Quiet = styled(Text)`
  padding-top: 14px;
`;

/** What is done with a meeting that lies ahead. */
type MeetingChange = 'move' | 'agenda';

type BookedProps = {
  booking: NamedBooking;
  members: readonly TeamMember[];
  now: Date;
  onChange: (id: string, what: MeetingChange) => void;
};

function Booked({ booking, members, now, onChange }: BookedProps) {
  const { locale } = useLocale();
  const { id, mentor, booker, startsAt, agenda, url } = booking;
  const own = ownTimeInWords(startsAt);
  const when = whenInWords(startsAt, now, locale);
  const asked = booker?.firstName ? m.hours_asked_by({ name: booker.firstName }) : '';
  const canChange = canChangeBooking(booking, now);
  const names = members.map(personName).join(', ');
  return (
    <MeetingRow
      until={untilInWords(startsAt, now)}
      when={own === undefined ? when : m.hours_time_own({ time: when, own })}
      title={mentor ? personName(mentor) : m.mentor_title()}
      agenda={
        agenda ? (
          <span dir="auto">
            {m.team_quoted({ text: agenda })} {asked}
          </span>
        ) : (
          m.hours_no_agenda_team()
        )
      }
      people={
        <AvatarStack
          size={26}
          label={m.hours_who_comes({ names })}
          people={members.map(({ userId, firstName, lastName }) => ({ key: userId, firstName, lastName }))}
        />
      }
      actions={
        <>
          {url && <CallLink url={url} />}
          <Button size="sm" variant="ghost" onClick={() => onChange(id, 'agenda')}>
            {agenda ? m.hours_agenda_change() : m.hours_agenda_say()}
          </Button>
          {canChange ? (
            <Button size="sm" variant="ghost" onClick={() => onChange(id, 'move')}>
              {m.hours_move_or_cancel()}
            </Button>
          ) : (
            <Text step="small" tone="muted">
              {m.hours_closed()}
            </Text>
          )}
        </>
      }
    />
  );
}

type BookedMeetingsProps = Omit<BookedProps, 'booking'> & { meetings: readonly NamedBooking[] };

/** The meetings that lie ahead, the next one first. */
export function BookedMeetings({ meetings, now, ...rest }: BookedMeetingsProps) {
  const ahead = meetings
    .filter((booking) => isUpcoming(booking, now))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return (
    <Section title={m.hours_booked()} titleStep="h2" aside={String(ahead.length)} isFlush>
      {ahead.length === 0 ? (
        <Quiet step="ui" tone="muted">
          {m.hours_team_none()}
        </Quiet>
      ) : (
        <MeetingList aria-label={m.hours_booked()}>
          {ahead.map((booking) => (
            <Booked key={booking.id} booking={booking} now={now} {...rest} />
          ))}
        </MeetingList>
      )}
    </Section>
  );
}
