import { Text } from '@grow/ui';
import { meetingFault, slotFault } from '../meetingFaults';

function Fault({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <Text role="alert" step="small" tone="critical" data-form-failure="">
      {words}
    </Text>
  );
}

/** Why a meeting could not be changed, where it can be said. */
export const MeetingFault = ({ failure, time }: { failure: unknown; time: string }) => (
  <Fault words={meetingFault(failure, time)} />
);

/** Why a mentor's slot cannot be so, where it can be said. */
export const SlotFault = ({ failure }: { failure: unknown }) => <Fault words={slotFault(failure)} />;
