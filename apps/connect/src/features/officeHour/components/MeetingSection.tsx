import type { NamedBooking } from '@grow/core/office-hour';
import { Section, Skeleton, SkeletonGroup } from '@grow/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';
import { untilInWords } from '../officeHourWords';

const Until = styled.span`
  color: var(--color-accent-text);
  font-weight: 620;
`;

type MeetingSectionProps = {
  title: string;
  id?: string;
  meetings: UseQueryResult<NamedBooking[]>;
  /** The meeting that comes next. */
  next: NamedBooking | undefined;
  now: Date;
  children: ReactNode;
};

/** A part about the meeting that comes next: how long it is until then, and how reading it went. */
export const MeetingSection = ({ title, id, meetings, next, now, children }: MeetingSectionProps) => (
  <Section
    title={title}
    aside={next && <Until>{untilInWords(next.startsAt, now)}</Until>}
    isFlush
    {...(id === undefined ? {} : { id })}
  >
    {meetings.isPending && (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="control" />
      </SkeletonGroup>
    )}
    {meetings.isError && meetings.data === undefined && <FailedPart error={meetings.error} />}
    {children}
  </Section>
);
