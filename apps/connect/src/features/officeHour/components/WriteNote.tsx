import { awaitsNote } from '@grow/core/office-hour';
import { useUserId } from '@grow/shell';
import { Button } from '@grow/ui';
import { Suspense, useState } from 'react';
import { useLatched } from '../../teamRequest';
import { m } from '../../../paraglide/messages';
import { useNow } from '../useNow';
import { useMentorMeetings } from '../useOfficeHours';
import { lazyPart } from '../../../shared/code';

// Most visits write nothing.
const SettleDialog = lazyPart(async () => (await import('./SettleDialog')).SettleDialog);

type WriteNoteProps = {
  teamId: string;
  /** The weeks that something to do can be due in. */
  weeks: readonly number[];
};

/** Where a mentor writes what came of the first meeting with a team that has no note; nothing where all have one. */
export function WriteNote({ teamId, weeks }: WriteNoteProps) {
  const meetings = useMentorMeetings(useUserId() ?? '').data ?? [];
  const now = useNow();
  const [written, setWritten] = useState<string>();
  const booking = useLatched(
    written,
    meetings.find(({ id }) => id === written),
  );
  const [first] = meetings
    .filter((one) => one.teamId === teamId && awaitsNote(one, now))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return (
    <>
      {first && (
        <Button size="sm" onClick={() => setWritten(first.id)}>
          {m.hours_write_note()}
        </Button>
      )}
      {booking && (
        <Suspense>
          <SettleDialog booking={booking} weeks={weeks} isOpen onClose={() => setWritten(undefined)} />
        </Suspense>
      )}
    </>
  );
}
