import type { NamedActionItem } from '@grow/core/action-item';
import type { Mentor } from '@grow/core/mentor';
import { isUpcoming, type BookableSlot, type NamedBooking } from '@grow/core/office-hour';
import type { Team, TeamMember } from '@grow/core/team';
import { Button, PageHeader, Section, Text, TextLink, Wrap } from '@grow/ui';
import { CalendarPlus, ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { HeldMeetings, isOver, useNow } from '../../../features/officeHour';
import { useLatched } from '../../../features/teamRequest';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { Crumb } from '../../../shared/page';
import { lazyPart } from '../../../shared/code';
import { BookedMeetings } from './BookedMeetings';
import { Guests, OwnMentorTimes } from './FreeTimes';

// Most visits book nothing.
const TeamHourDialogs = lazyPart(async () => (await import('./TeamHourDialogs')).TeamHourDialogs);

/** What the screen knows. */
export type TeamHoursData = {
  team: Team;
  /** Null while nobody looks after the team. */
  mentor: Mentor | null;
  meetings: readonly NamedBooking[];
  slots: readonly BookableSlot[];
  items: readonly NamedActionItem[];
  members: readonly TeamMember[];
};

const Columns = styled.div`
  display: grid;
  gap: 56px;
  padding-bottom: 72px;
  & > * {
    display: grid;
    gap: 48px;
    align-content: start;
    min-width: 0;
  }
  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: clamp(36px, 4.4vw, 64px);
  }
`;

const Quiet = styled(Text)`
  padding-top: 14px;
`;

/** What is booked, what was held, and the times that can be had. */
export function TeamHours({ data }: { data: TeamHoursData }) {
  const { team, mentor, meetings, slots, items, members } = data;
  const now = useNow();
  const book = useDialogAddress('book');
  const change = useDialogAddress('meeting', ['do']);
  const held = meetings.filter((booking) => isOver(booking, now));
  const meeting = useLatched(
    change.value,
    meetings.find(({ id }) => id === change.value),
  );
  const isBooking = book.value !== undefined;
  // Where nobody offers anything, the margin says what can be done; who has just booked the last time finds the button again.
  const ahead = meetings.filter((booking) => isUpcoming(booking, now));
  const canBook = slots.length > 0 || ahead.length > 0;
  return (
    <Wrap>
      <Crumb>
        <TextLink variant="plain" href={fullPath(paths.team())} linkComponent={AppLink}>
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
          {team.name}
        </TextLink>
      </Crumb>
      <PageHeader
        title={m.hours_title()}
        lead={m.hours_team_lead()}
        actions={
          canBook && (
            <Button
              variant="primary"
              icon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden />}
              onClick={() => book.open('new')}
            >
              {m.hours_book()}
            </Button>
          )
        }
      />
      <Columns>
        <div>
          <BookedMeetings
            meetings={meetings}
            members={members}
            now={now}
            onChange={(id, what) => change.open(id, { do: what })}
          />
          <Section title={m.hours_held()} titleStep="h2" aside={String(held.length)} isFlush>
            {held.length === 0 ? (
              <Quiet step="ui" tone="muted">
                {m.hours_held_none()}
              </Quiet>
            ) : (
              <HeldMeetings meetings={held} items={items} now={now} label={m.hours_held()} />
            )}
          </Section>
        </div>
        <aside>
          <OwnMentorTimes
            mentor={mentor}
            isMet={ahead.some(({ mentorId }) => mentorId === mentor?.userId)}
            {...{ slots, now }}
            onBook={book.open}
          />
          <Guests slots={slots} now={now} onBook={book.open} />
        </aside>
      </Columns>
      {(isBooking || meeting) && (
        <Suspense>
          <TeamHourDialogs
            key={book.value ?? change.value}
            data={data}
            now={now}
            chosen={book.value}
            onBookClose={book.close}
            meeting={meeting}
            onMeetingClose={change.close}
          />
        </Suspense>
      )}
    </Wrap>
  );
}
