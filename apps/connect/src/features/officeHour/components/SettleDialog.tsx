import { typedLength } from '@grow/core/text';
import { isAppError } from '@grow/core';
import { actionItemLimits, sentencesOf } from '@grow/core/action-item';
import { MENTOR_NOTE_LENGTH, mentorNoteMutations } from '@grow/core/mentor-note';
import { officeHourLimits, type MeetingItem, type NamedBooking } from '@grow/core/office-hour';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Field, FieldGroup, Segmented, Text, Textarea } from '@grow/ui';
import { useState } from 'react';
import { PrivateNoteField } from '../../mentorNote';
import { useTeamMembers } from '../../team';
import { useProductMutation } from '../../../mutation';
import { FormDialog, useFormDraft, type FieldErrors, type Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { useIsOwnTeam } from '../useIsOwnTeam';
import { useMeetingMutations } from '../useMeetingMutations';
import { MeetingFault } from './Faults';
import { MeetingItemFields } from './MeetingItemFields';
import { itemsFromText, textOfItems } from './meetingItems';

type Outcome = 'held' | 'no_show';
/** `items` as text, so that a draft keeps them; `typed` is the one that is not added yet. */
type Values = { outcome: string; note: string; items: string; typed: string; secret: string };

function settleErrors({ outcome, note, items, typed, secret }: Values): FieldErrors<Values> {
  const tooLong = typedLength(secret) - MENTOR_NOTE_LENGTH;
  if (tooLong > 0) return { secret: m.ask_message_long({ over: tooLong }) };
  if (outcome === 'no_show') return {};
  const over = typedLength(note) - officeHourLimits.note;
  if (over > 0) return { note: m.ask_message_long({ over }) };
  const long = typedLength(typed) - actionItemLimits.text;
  if (long > 0) return { typed: m.ask_message_long({ over: long }) };
  if (itemsFromText(items).length > officeHourLimits.items)
    return { typed: m.hours_items_many({ max: officeHourLimits.items }) };
  return {};
}

type BodyProps = { form: Form<Values>; booking: NamedBooking; weeks: readonly number[]; isOwn: boolean };

function Body({ form, booking, weeks, isOwn }: BodyProps) {
  const members = useTeamMembers(booking.teamId).data ?? [];
  const { outcome, note, items } = form.values;
  const isHeld = outcome !== 'no_show';
  const team = booking.team?.name ?? m.hours_the_team();
  return (
    <>
      {booking.agenda && (
        <Text step="ui" tone="muted" dir="auto">
          {m.team_quoted({ text: booking.agenda })}
        </Text>
      )}
      <FieldGroup label={m.hours_did_it_happen()}>
        <Segmented<Outcome>
          label={m.hours_did_it_happen()}
          value={isHeld ? 'held' : 'no_show'}
          onChange={(next) => form.set({ outcome: next })}
          options={[
            { value: 'held', label: m.hours_held() },
            { value: 'no_show', label: m.hours_they_did_not_come() },
          ]}
        />
      </FieldGroup>
      {isHeld && (
        <>
          <Field
            label={m.hours_agreed()}
            help={m.hours_agreed_help({ team })}
            aside={m.team_count({ count: typedLength(note), max: officeHourLimits.note })}
            error={form.errors.note}
          >
            <Textarea {...form.text('note')} dir="auto" rows={3} />
          </Field>
          <MeetingItemFields
            items={itemsFromText(items)}
            onItems={(next) => form.set({ items: textOfItems(next) })}
            typed={form.text('typed')}
            onTyped={(typed) => form.set({ typed })}
            error={form.errors.typed}
            sentences={sentencesOf(note)}
            weeks={weeks}
            members={members}
          />
        </>
      )}
      {isOwn && <PrivateNoteField {...form.text('secret')} error={form.errors.secret} />}
      <MeetingFault failure={form.failure} time="" />
      {isTakenUp(form.failure) && (
        <Text role="alert" step="small" tone="critical">
          {m.hours_fault_taken_up()}
        </Text>
      )}
    </>
  );
}

const isTakenUp = (failure: unknown) => isAppError(failure) && failure.code === 'conflict';
const isShownByBody = (failure: unknown) =>
  isTakenUp(failure) || (isAppError(failure) && failure.code === 'booking_closed');

type SettleDialogProps = {
  booking: NamedBooking;
  /** The weeks that something to do can be due in. */
  weeks: readonly number[];
  isOpen: boolean;
  onClose: () => void;
};

/** After a meeting: whether it was held, what was agreed, and what the team does about it. */
export function SettleDialog({ booking, weeks, isOpen, onClose }: SettleDialogProps) {
  const { locale } = useLocale();
  const { supabase } = useGrowClient();
  const { settle } = useMeetingMutations();
  const isOwn = useIsOwnTeam(booking.teamId);
  // A second press writes neither of them twice.
  const [ids] = useState(() => ({ note: crypto.randomUUID(), item: crypto.randomUUID() }));
  const noting = useProductMutation(mentorNoteMutations(supabase).save);
  const team = booking.team?.name ?? m.hours_the_team();
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.hours_note_title({ team, when: dateTimeInWords(booking.startsAt, locale) })}
      keep={m.hours_later()}
      action={m.hours_keep_note()}
      busy={m.step_saving()}
      draft={useFormDraft<Values>('meeting-note', booking.id)}
      initial={{
        outcome: booking.state === 'no_show' ? 'no_show' : 'held',
        note: booking.note,
        items: '',
        typed: '',
        secret: '',
      }}
      validate={settleErrors}
      send={async ({ outcome, note, items, typed, secret }) => {
        const last: MeetingItem[] =
          typed.trim() === ''
            ? []
            : [{ id: ids.item, text: typed, dueWeek: weeks[0], assignedTo: undefined }];
        const isHeld = outcome !== 'no_show';
        // First: what the dialog still holds when one of the two fails is not lost.
        if (secret.trim() !== '')
          await noting.send({ id: ids.note, teamId: booking.teamId, versionId: undefined, text: secret });
        await settle.send({
          booking,
          settlement: {
            outcome: isHeld ? 'held' : 'no_show',
            note: isHeld ? note : '',
            items: isHeld ? [...itemsFromText(items), ...last] : [],
          },
        });
      }}
      isShownByField={isShownByBody}
    >
      {(form) => <Body form={form} booking={booking} weeks={weeks} isOwn={isOwn} />}
    </FormDialog>
  );
}
