import type { NamedBooking } from '@grow/core/office-hour';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AgendaDialog, BookDialog, CancelDialog, MoveDialog } from '../../../features/officeHour';
import type { TeamHoursData } from './TeamHours';

type TeamHourDialogsProps = {
  data: TeamHoursData;
  now: Date;
  /** The slot to be booked, or another word for none yet; undefined while nothing is booked. */
  chosen: string | undefined;
  onBookClose: () => void;
  /** The meeting to be changed. */
  meeting: NamedBooking | undefined;
  onMeetingClose: () => void;
};

/** The dialog that the address names: booking, what is to be decided, moving or calling off. */
export function TeamHourDialogs(props: TeamHourDialogsProps) {
  const { data, now, chosen, onBookClose, meeting, onMeetingClose } = props;
  const [query] = useSearchParams();
  const [isCancelling, setIsCancelling] = useState(false);
  const what = query.get('do');
  if (chosen !== undefined) {
    return (
      <BookDialog
        team={data.team}
        slots={data.slots}
        meetings={data.meetings}
        now={now}
        chosen={chosen}
        isOpen
        onClose={onBookClose}
      />
    );
  }
  if (!meeting) return null;
  if (what === 'agenda') return <AgendaDialog booking={meeting} isOpen onClose={onMeetingClose} />;
  return (
    <>
      <MoveDialog
        team={data.team}
        booking={meeting}
        slots={data.slots}
        now={now}
        isOpen={!isCancelling}
        onCancelMeeting={() => setIsCancelling(true)}
        onClose={onMeetingClose}
      />
      <CancelDialog booking={meeting} isOpen={isCancelling} onClose={onMeetingClose} />
    </>
  );
}
