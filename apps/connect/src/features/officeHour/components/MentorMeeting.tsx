import { awaitsNote, nextBooking, type NamedBooking } from '@grow/core/office-hour';
import { timeInWords } from '@grow/core/time';
import { useLocale, useUserId } from '@grow/shell';
import { Button, NextMeeting, Section, SeriesList, SeriesRow, Text, TextLink } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TeamPicture } from '../../team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { whenInWords } from '../officeHourWords';
import { useIsOwnTeam } from '../useIsOwnTeam';
import { useMentorMeetings } from '../useOfficeHours';
import { useNow } from '../useNow';
import { CallLink } from './CallLink';
import { MeetingSection } from './MeetingSection';

const Quiet = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding-top: 14px;
`;

function Next({ booking, now }: { booking: NamedBooking; now: Date }) {
  const { locale } = useLocale();
  const { team, startsAt, endsAt, agenda, url } = booking;
  // A guest reads nothing of the team before they meet.
  const isOwn = useIsOwnTeam(team?.id);
  return (
    <NextMeeting
      picture={team && <TeamPicture team={team} size={52} />}
      title={`${team?.name ?? m.hours_the_team()}, ${whenInWords(startsAt, now, locale)}`}
      remark={m.hours_until_time({ time: timeInWords(endsAt, locale) })}
      question={agenda ? m.team_quoted({ text: agenda }) : m.hours_no_agenda()}
      hint={
        team &&
        isOwn && (
          <TextLink href={fullPath(paths.assignedTeam(team.slug))} linkComponent={AppLink}>
            {m.hours_read_first({ team: team.name })}
          </TextLink>
        )
      }
      action={url && <CallLink url={url} isBlock />}
    />
  );
}

/** The meeting that a mentor has next; without one, the way to office hours. `isHome`: on the page of office hours itself. */
export function MentorMeeting({ isHome = false }: { isHome?: boolean }) {
  const meetings = useMentorMeetings(useUserId() ?? '');
  const now = useNow();
  const next = nextBooking(meetings.data ?? [], now);
  return (
    <MeetingSection title={m.hours_next_title()} meetings={meetings} next={next} now={now}>
      {next && <Next booking={next} now={now} />}
      {meetings.data && (!next || !isHome) && (
        <Quiet>
          {!next && (
            <Text step="ui" tone="muted">
              {m.hours_next_none()}
            </Text>
          )}
          {!isHome && (
            <TextLink variant="arrow" href={fullPath(paths.officeHours())} linkComponent={AppLink}>
              {m.hours_title()}
            </TextLink>
          )}
        </Quiet>
      )}
    </MeetingSection>
  );
}

/** The meetings that a mentor has not written about. */
export function NotesToWrite({ onWrite }: { onWrite: (booking: NamedBooking) => void }) {
  const { locale } = useLocale();
  const now = useNow();
  const meetings = useMentorMeetings(useUserId() ?? '').data ?? [];
  const open = meetings.filter((booking) => awaitsNote(booking, now));
  // Whoever has written the last one is still there.
  const [wasOpen, setWasOpen] = useState(false);
  if (open.length > 0 && !wasOpen) setWasOpen(true);
  if (open.length === 0 && !wasOpen) return null;
  return (
    <Section title={m.hours_notes_title()} aside={String(open.length)} isFlush>
      {open.length === 0 && (
        <Quiet>
          <Text step="ui" tone="muted">
            {m.hours_notes_none()}
          </Text>
        </Quiet>
      )}
      <SeriesList>
        {open.map((booking) => (
          <SeriesRow
            key={booking.id}
            title={booking.team?.name ?? m.hours_the_team()}
            lines={[whenInWords(booking.startsAt, now, locale)]}
            action={
              <Button
                size="sm"
                aria-label={m.hours_write_note_of({ team: booking.team?.name ?? m.hours_the_team() })}
                onClick={() => onWrite(booking)}
              >
                {m.hours_write_note()}
              </Button>
            }
          />
        ))}
      </SeriesList>
    </Section>
  );
}
