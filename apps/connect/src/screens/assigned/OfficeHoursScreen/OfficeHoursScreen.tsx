import { looksAfterOn } from '@grow/core/mentor';
import { berlinDay } from '@grow/core/time';
import { useSeason, useUserId } from '@grow/shell';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAssignments } from '../../../features/mentor';
import { useMentorMeetings, useSeries, useSlots } from '../../../features/officeHour';
import { LoadingScreen } from '../../../shared/fallback';
import { FailedScreen } from '../../../shared/state';
import { MentorHours } from './MentorHours';
import { mondayIn, spanOfWeek } from './weekView';

/** The office hours of a mentor, once this week, the rules and the meetings are known. */
export function OfficeHoursScreen() {
  const userId = useUserId() ?? '';
  const [query] = useSearchParams();
  // A page that is open over midnight asks for the day on which it was opened.
  const [opened] = useState(() => new Date());
  const monday = mondayIn(query, opened);
  const { from, until } = spanOfWeek(monday);
  const slots = useSlots(userId, from, until);
  const series = useSeries(userId, opened);
  const meetings = useMentorMeetings(userId);
  const assignments = useAssignments();
  const season = useSeason();
  // Another week comes into the page that stands.
  const [isShown, setIsShown] = useState(false);
  if (
    !isShown &&
    slots.data &&
    series.data &&
    meetings.data &&
    assignments.data &&
    season.data !== undefined
  ) {
    setIsShown(true);
  }
  if (
    isShown ||
    (series.data && meetings.data && assignments.data && slots.data && season.data !== undefined)
  ) {
    return (
      <MentorHours
        monday={monday}
        slots={slots}
        series={series.data ?? []}
        teams={(assignments.data ?? []).filter((one) => looksAfterOn(one, userId, berlinDay(opened))).length}
        season={season.data ?? null}
      />
    );
  }
  const failed = [slots, series, meetings, assignments, season].find(({ isError }) => isError);
  return failed ? <FailedScreen error={failed.error} /> : <LoadingScreen />;
}
