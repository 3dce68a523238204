import type { BookableSlot } from '@grow/core/office-hour';
import type { TeamPerson } from '@grow/core/team';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, Section, SlotTimeButton, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { TimesOfDays } from '../../../features/officeHour';
import { personName } from '../../../features/people';
import { useAvatarPerson } from '../../../features/team';
import { m } from '../../../paraglide/messages';

const Quiet = styled(Text)`
  padding-top: 14px;
`;

const Guest = styled.li`
  padding-top: 14px;
  & > div {
    display: flex;
    gap: 12px;
    align-items: center;
    font-size: 0.9375rem;
    font-weight: 640;
  }
`;

type FreeTimesProps = { slots: readonly BookableSlot[]; now: Date; onBook: (slotId: string) => void };

/** How many times stand in the margin; all of them are in the dialog. */
const MOST_TIMES = 9;

function Times({ slots, now, onBook }: FreeTimesProps) {
  const { locale } = useLocale();
  return (
    <TimesOfDays slots={slots.slice(0, MOST_TIMES)} now={now}>
      {({ id, startsAt, mentor }, time) => (
        <SlotTimeButton
          key={id}
          aria-label={m.hours_book_time({
            when: dateTimeInWords(startsAt, locale),
            name: mentor ? personName(mentor) : m.mentor_title(),
          })}
          onClick={() => onBook(id)}
        >
          {time}
        </SlotTimeButton>
      )}
    </TimesOfDays>
  );
}

const free = (slots: readonly BookableSlot[], now: Date, isOwn: boolean) =>
  slots.filter(
    ({ isOfOwnMentor, isTaken, startsAt }) => isOfOwnMentor === isOwn && !isTaken && startsAt > now,
  );

/** The free times of the team's own mentor. */
export function OwnMentorTimes(props: FreeTimesProps) {
  const own = free(props.slots, props.now, true);
  const name = props.slots.find(({ isOfOwnMentor }) => isOfOwnMentor)?.mentor?.firstName;
  return (
    <Section
      title={name ? m.hours_your_mentor({ name }) : m.hours_your_mentor_title()}
      aside={m.hours_free({ count: own.length })}
      isFlush
    >
      {own.length === 0 ? (
        <Quiet step="ui" tone="muted">
          {m.hours_none_own()}
        </Quiet>
      ) : (
        <Times {...props} slots={own} />
      )}
    </Section>
  );
}

function GuestTimes({ mentor, ...times }: FreeTimesProps & { mentor: TeamPerson | undefined }) {
  const person = useAvatarPerson(mentor);
  return (
    <Guest>
      <div>
        <Avatar {...person} size={40} />
        <bdi>{mentor ? personName(mentor) : m.mentor_title()}</bdi>
      </div>
      <Times {...times} />
    </Guest>
  );
}

/** Those who meet every team, each with their times. */
export function Guests({ slots, now, onBook }: FreeTimesProps) {
  const open = free(slots, now, false);
  const mentors = [...new Map(open.map(({ mentorId, mentor }) => [mentorId, mentor]))];
  return (
    <Section title={m.hours_open_to_all()} aside={m.hours_free({ count: open.length })} isFlush>
      {mentors.length === 0 ? (
        <Quiet step="ui" tone="muted">
          {m.hours_none_all()}
        </Quiet>
      ) : (
        <ul>
          {mentors.map(([mentorId, mentor]) => (
            <GuestTimes
              key={mentorId}
              mentor={mentor}
              slots={open.filter((slot) => slot.mentorId === mentorId)}
              {...{ now, onBook }}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
