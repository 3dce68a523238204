import type { BookableSlot, NamedBooking } from '@grow/core/office-hour';
import type { Team } from '@grow/core/team';
import { dateTimeInWords, timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, Dialog, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTeamMembers } from '../../team';
import { FormFailure } from '../../../shared/failure';
import { m } from '../../../paraglide/messages';
import { meetingFault } from '../meetingFaults';
import { useMeetingMutations } from '../useMeetingMutations';
import { MeetingFault } from './Faults';
import { Clashes, SlotChoice } from './SlotChoice';

const Stack = styled.div`
  display: grid;
  gap: 14px;
`;

const Apart = styled.span`
  flex: 1;
`;

type MoveDialogProps = {
  team: Team;
  booking: NamedBooking;
  slots: readonly BookableSlot[];
  now: Date;
  isOpen: boolean;
  onCancelMeeting: () => void;
  onClose: () => void;
};

/** Moves a meeting to another time of the same mentor; or leads to calling it off. */
export function MoveDialog(props: MoveDialogProps) {
  const { team, booking, slots, now, isOpen, onCancelMeeting, onClose } = props;
  const { locale } = useLocale();
  const { move } = useMeetingMutations();
  const members = useTeamMembers(team.id).data ?? [];
  const [slotId, setSlotId] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  // What a refusal is about: the list may be without it by the time the refusal comes.
  const [sent, setSent] = useState<BookableSlot>();
  const [isTried, setIsTried] = useState(false);
  const slot = slots.find((one) => one.id === slotId && !one.isTaken);
  const ofMentor = slots.filter(({ mentorId, id }) => mentorId === booking.mentorId && id !== booking.slotId);
  const name = booking.mentor?.firstName ?? m.mentor_title();
  const time = timeInWords(booking.startsAt, locale);
  const at = sent ? timeInWords(sent.startsAt, locale) : time;
  const send = () => {
    setIsTried(true);
    if (!slot) return;
    setFailure(undefined);
    setSent(slot);
    move.send({ booking, slot }).then(onClose, setFailure);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !move.isBusy && onClose()}
      title={m.hours_move_title({ when: dateTimeInWords(booking.startsAt, locale) })}
      closeLabel={m.hours_close()}
      actions={
        <>
          <Button variant="danger" onClick={onCancelMeeting}>
            {m.hours_cancel()}
          </Button>
          <Apart />
          <Button onClick={onClose}>{m.hours_keep_time({ time })}</Button>
          <Button variant="primary" isBusy={move.isBusy} busyLabel={m.hours_moving()} onClick={send}>
            {m.hours_move()}
          </Button>
        </>
      }
    >
      <Stack>
        <SlotChoice
          slots={ofMentor}
          now={now}
          value={slot?.id}
          onChange={setSlotId}
          none={m.hours_none_other({ name })}
          error={isTried && !slot ? m.hours_choose_time() : undefined}
        />
        <Clashes slotId={slot?.id} members={members} />
        <Text step="small" tone="muted">
          {m.hours_move_hint({ name })}
        </Text>
        <MeetingFault failure={failure} time={at} />
        <FormFailure failure={meetingFault(failure, at) === undefined ? failure : undefined} />
      </Stack>
    </Dialog>
  );
}
