import { canChangeBooking, nextBooking } from '@grow/core/office-hour';
import type { Team } from '@grow/core/team';
import { timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, NextMeeting, Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { personName } from '../../people';
import { useAvatarPerson } from '../../team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { whenInWords } from '../officeHourWords';
import { useNow } from '../useNow';
import { useTeamMeetings } from '../useOfficeHours';
import { CallLink } from './CallLink';
import { MeetingSection } from './MeetingSection';

const Foot = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding-top: 14px;
`;

/** The meeting that a team has next, and the way to all of them. */
export function TeamMeeting({ team }: { team: Team }) {
  const { locale } = useLocale();
  const meetings = useTeamMeetings(team.id);
  const now = useNow();
  const next = nextBooking(meetings.data ?? [], now);
  const person = useAvatarPerson(next?.mentor);
  const canChange = next !== undefined && canChangeBooking(next, now);
  const wayOn = canChange ? m.hours_move_or_cancel() : next ? m.next_open_hours() : m.hours_book();
  return (
    <MeetingSection title={m.hours_title()} id="office-hours" meetings={meetings} next={next} now={now}>
      {next && (
        <NextMeeting
          picture={<Avatar {...person} size={44} />}
          title={`${next.mentor ? personName(next.mentor) : m.mentor_title()}, ${whenInWords(next.startsAt, now, locale)}`}
          remark={m.hours_until_time({ time: timeInWords(next.endsAt, locale) })}
          question={next.agenda ? m.team_quoted({ text: next.agenda }) : m.hours_no_agenda_team()}
          action={next.url && <CallLink url={next.url} />}
        />
      )}
      {meetings.data && (
        <Foot>
          {!next && (
            <Text step="ui" tone="muted">
              {m.hours_team_none()}
            </Text>
          )}
          <TextLink variant="arrow" href={fullPath(paths.teamOfficeHours())} linkComponent={AppLink}>
            {wayOn}
          </TextLink>
        </Foot>
      )}
    </MeetingSection>
  );
}
