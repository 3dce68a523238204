import type { Mentor } from '@grow/core/mentor';
import type { BookableSlot } from '@grow/core/office-hour';
import { siteConfig } from '@grow/shell';
import { Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { freeSlots } from './freeSlots';

const Words = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding-top: 14px;
  overflow-wrap: anywhere;
`;

/** Why there is none: nobody looks after the team, all are taken, or none were added. */
function why(mentor: Mentor | null, slots: readonly BookableSlot[]): string {
  if (mentor === null) return m.hours_no_mentor();
  const name = mentor.firstName;
  return slots.some(({ isOfOwnMentor }) => isOfOwnMentor)
    ? m.hours_all_taken({ name })
    : m.hours_no_times({ name });
}

type NoOwnTimesProps = {
  mentor: Mentor | null;
  /** Whether the team meets somebody of its own ahead. */
  isMet: boolean;
  slots: readonly BookableSlot[];
  now: Date;
};

/** The team's own mentor has no free time, or there is no mentor: why, and what the team can do meanwhile. */
export function NoOwnTimes({ mentor, isMet, slots, now }: NoOwnTimesProps) {
  return (
    <Words>
      <Text step="ui">{why(mentor, slots)}</Text>
      {!isMet && freeSlots(slots, now, false).length > 0 && (
        <Text step="ui" tone="muted">
          {m.hours_meanwhile()}
        </Text>
      )}
      {mentor && !isMet && (
        <>
          <Text step="ui" tone="muted">
            {m.hours_say_in_check_in({ name: mentor.firstName })}
          </Text>
          <TextLink variant="arrow" href={fullPath(paths.dashboard())} linkComponent={AppLink}>
            {m.hours_to_check_in()}
          </TextLink>
        </>
      )}
      {mentor === null && (
        <Text step="ui" tone="muted">
          {m.hours_ask_organisers()}{' '}
          <TextLink href={`mailto:${siteConfig.contactMail}`}>{siteConfig.contactMail}</TextLink>
        </Text>
      )}
    </Words>
  );
}
