import { Text } from '@grow/ui';
import { meetingFault } from '../meetingFaults';

/** Why a meeting could not be changed, where there are words for it; nothing for another failure. */
export function MeetingFault({ failure, time }: { failure: unknown; time: string }) {
  const words = meetingFault(failure, time);
  if (words === undefined) return null;
  return (
    <Text role="alert" step="small" tone="critical" data-form-failure="">
      {words}
    </Text>
  );
}
