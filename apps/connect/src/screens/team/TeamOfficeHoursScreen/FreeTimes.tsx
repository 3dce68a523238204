import type { Mentor } from '@grow/core/mentor';
import type { BookableSlot } from '@grow/core/office-hour';
import type { TeamPerson } from '@grow/core/team';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, Button, Section, SlotTimeButton, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TimesOfDays } from '../../../features/officeHour';
import { personName } from '../../../features/people';
import { useAvatarPerson } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { freeSlots } from './freeSlots';
import { NoOwnTimes } from './NoOwnTimes';

const Quiet = styled(Text)`
  padding-top: 14px;
`;

const More = styled.div`
  padding-top: 10px;
`;

const Host = styled.li`
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

/** How many times of a host are shown before one asks for all of them. */
const MOST_TIMES = 9;

function Times({ slots, now, onBook }: FreeTimesProps) {
  const { locale } = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const isCut = !isWhole && slots.length > MOST_TIMES;
  return (
    <>
      <TimesOfDays slots={isCut ? slots.slice(0, MOST_TIMES) : slots} now={now}>
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
      {slots.length > MOST_TIMES && (
        <More>
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? m.dashboard_news_fewer() : m.next_more({ count: slots.length - MOST_TIMES })}
          </Button>
        </More>
      )}
    </>
  );
}

function HostTimes({ mentor, ...times }: FreeTimesProps & { mentor: TeamPerson | undefined }) {
  const person = useAvatarPerson(mentor);
  return (
    <Host>
      <div>
        <Avatar {...person} size={40} />
        <bdi>{mentor ? personName(mentor) : m.mentor_title()}</bdi>
      </div>
      <Times {...times} />
    </Host>
  );
}

/** Several people, each with their times. */
function TimesByHost({ slots, ...rest }: FreeTimesProps) {
  const hosts = [...new Map(slots.map(({ mentorId, mentor }) => [mentorId, mentor]))];
  return (
    <ul>
      {hosts.map(([mentorId, mentor]) => (
        <HostTimes
          key={mentorId}
          mentor={mentor}
          slots={slots.filter((slot) => slot.mentorId === mentorId)}
          {...rest}
        />
      ))}
    </ul>
  );
}

/** The free times of the team's own mentor, and of whoever stands in. */
export function OwnMentorTimes({
  mentor,
  isMet,
  ...times
}: FreeTimesProps & { mentor: Mentor | null; isMet: boolean }) {
  const { slots, now } = times;
  const own = freeSlots(slots, now, true);
  const hasOneHost = new Set(own.map(({ mentorId }) => mentorId)).size === 1;
  return (
    <Section
      title={mentor ? m.hours_your_mentor({ name: mentor.firstName }) : m.hours_your_mentor_title()}
      aside={mentor && m.hours_free({ count: own.length })}
      isFlush
    >
      {own.length === 0 && <NoOwnTimes {...{ mentor, isMet, slots, now }} />}
      {own.length > 0 &&
        (hasOneHost ? <Times {...times} slots={own} /> : <TimesByHost {...times} slots={own} />)}
    </Section>
  );
}

/** Those who meet every team, each with their times. */
export function Guests({ slots, ...rest }: FreeTimesProps) {
  const open = freeSlots(slots, rest.now, false);
  return (
    <Section title={m.hours_open_to_all()} aside={m.hours_free({ count: open.length })} isFlush>
      {open.length === 0 ? (
        <Quiet step="ui" tone="muted">
          {m.hours_none_all()}
        </Quiet>
      ) : (
        <TimesByHost {...rest} slots={open} />
      )}
    </Section>
  );
}
