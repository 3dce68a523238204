import { isUpcoming, type BookableSlot, type NamedBooking } from '@grow/core/office-hour';
import type { Team } from '@grow/core/team';
import { dateTimeInWords, timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Segmented, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../people';
import { useTeamMembers } from '../../team';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { meetingFault } from '../meetingFaults';
import { useMeetingMutations } from '../useMeetingMutations';
import { AgendaField, agendaErrors } from './AgendaField';
import { MeetingFault } from './Faults';
import { Clashes, SlotChoice } from './SlotChoice';

/** `slot` is chosen above the form; its place here is for what is wrong with it. */
type Values = { agenda: string; slot: string };
type Whom = 'own' | 'all';

const Above = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  & > fieldset {
    width: 100%;
  }
`;

type BookDialogProps = {
  team: Team;
  slots: readonly BookableSlot[];
  /** The team's: it meets each mentor once ahead. */
  meetings: readonly NamedBooking[];
  now: Date;
  /** The slot that was pressed; '' for none yet. */
  chosen: string;
  isOpen: boolean;
  onClose: () => void;
};

const firstNameOf = (slots: readonly BookableSlot[]): string | undefined =>
  slots.find(({ isOfOwnMentor }) => isOfOwnMentor)?.mentor?.firstName;

/** Whom to meet: one's own mentor, or those who are open to all. */
function WhomChoice({
  slots,
  whom,
  onWhom,
}: {
  slots: readonly BookableSlot[];
  whom: Whom;
  onWhom: (whom: Whom) => void;
}) {
  const free = (isOwn: boolean) =>
    slots.filter((slot) => slot.isOfOwnMentor === isOwn && !slot.isTaken).length;
  const name = firstNameOf(slots);
  if (name === undefined) return null;
  return (
    <Segmented<Whom>
      label={m.hours_with_whom()}
      value={whom}
      onChange={onWhom}
      options={[
        { value: 'own', label: m.hours_your_mentor({ name }), count: free(true) },
        { value: 'all', label: m.hours_open_to_all(), count: free(false) },
      ]}
    />
  );
}

/** Books a time, with the one question that the team wants to decide. */
export function BookDialog({ team, slots, meetings, now, chosen, isOpen, onClose }: BookDialogProps) {
  const { locale } = useLocale();
  const [id, setId] = useState(() => crypto.randomUUID());
  const [slotId, setSlotId] = useState(chosen);
  // What a refusal is about: the list may be without it by the time the refusal comes.
  const [sent, setSent] = useState<BookableSlot>();
  const { book } = useMeetingMutations({ onBooked: () => setId(crypto.randomUUID()) });
  const members = useTeamMembers(team.id).data ?? [];
  const slot = slots.find((one) => one.id === slotId && !one.isTaken);
  const wanted = slots.find((one) => one.id === (slotId || chosen));
  const [whom, setWhom] = useState<Whom>(
    wanted ? (wanted.isOfOwnMentor ? 'own' : 'all') : firstNameOf(slots) === undefined ? 'all' : 'own',
  );
  const shown = slots.filter(({ isOfOwnMentor }) => isOfOwnMentor === (whom === 'own'));
  const time = sent ? timeInWords(sent.startsAt, locale) : '';
  const name = (slot ?? wanted ?? sent)?.mentor;
  const hasOne =
    slot !== undefined &&
    meetings.some((booking) => booking.mentorId === slot.mentorId && isUpcoming(booking, now));
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.hours_book()}
      keep={m.pulse_not_now()}
      action={slot ? m.hours_book_at({ when: dateTimeInWords(slot.startsAt, locale) }) : m.hours_book()}
      busy={m.hours_booking()}
      draft={useFormDraft<Values>('meeting', team.id)}
      above={
        <Above>
          <Text step="small" tone="muted">
            {m.hours_times_in_berlin()}
          </Text>
          <WhomChoice slots={slots} whom={whom} onWhom={setWhom} />
          {whom === 'own' ? (
            <SlotChoice
              slots={shown}
              now={now}
              value={slot?.id}
              onChange={setSlotId}
              none={m.hours_none_own()}
            />
          ) : (
            <GuestChoice slots={shown} now={now} value={slot?.id} onChange={setSlotId} />
          )}
          <Clashes slotId={slot?.id} members={members} />
          {hasOne && (
            <Text step="ui" tone="caution">
              {m.hours_fault_exists()}
            </Text>
          )}
        </Above>
      }
      initial={{ agenda: '', slot: '' }}
      validate={(values) => ({ ...agendaErrors(values), ...(slot ? {} : { slot: m.hours_choose_time() }) })}
      send={async ({ agenda }) => {
        if (!slot) return;
        setSent(slot);
        await book.send({ id, slot, agenda });
      }}
      isShownByField={(failure) => meetingFault(failure, time) !== undefined}
    >
      {(form) => (
        <>
          {form.errors.slot && (
            <Text role="alert" step="small" tone="critical" data-field-error="">
              {form.errors.slot}
            </Text>
          )}
          <AgendaField
            name={name?.firstName ?? m.hours_your_mentor_title()}
            control={form.text('agenda')}
            error={form.errors.agenda}
          />
          <MeetingFault failure={form.failure} time={time} />
          <Text step="small" tone="muted">
            {m.hours_book_hint()}
          </Text>
        </>
      )}
    </FormDialog>
  );
}

type GuestChoiceProps = {
  slots: readonly BookableSlot[];
  now: Date;
  value: string | undefined;
  onChange: (slotId: string) => void;
};

/** Those who are open to all, each with their times. */
function GuestChoice({ slots, now, value, onChange }: GuestChoiceProps) {
  const mentors = [...new Map(slots.map(({ mentorId, mentor }) => [mentorId, mentor]))];
  if (mentors.length === 0)
    return <SlotChoice {...{ slots, now, value, onChange }} none={m.hours_none_all()} />;
  return mentors.map(([mentorId, mentor]) => (
    <fieldset key={mentorId}>
      <Text as="legend" step="h4">
        {mentor ? personName(mentor) : m.people_nameless()}
      </Text>
      <SlotChoice
        slots={slots.filter((slot) => slot.mentorId === mentorId)}
        {...{ now, value, onChange }}
        none={m.hours_none_all()}
      />
    </fieldset>
  ));
}
