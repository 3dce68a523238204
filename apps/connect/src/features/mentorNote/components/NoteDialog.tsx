import { MENTOR_NOTE_LENGTH, mentorNoteMutations, type NamedMentorNote } from '@grow/core/mentor-note';
import { characterCount } from '@grow/core/hand-in';
import { useGrowClient } from '@grow/shell';
import { Field, Textarea } from '@grow/ui';
import { useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, useFormDraft } from '../../../shared/form';

type Values = { text: string };

type NoteDialogProps = {
  teamId: string;
  /** One that is reworded; 'new', or undefined while the dialog is closed. */
  note: NamedMentorNote | 'new' | undefined;
  onClose: () => void;
};

/** Where a mentor notes something about a team. */
export function NoteDialog({ teamId, note, onClose }: NoteDialogProps) {
  const { supabase } = useGrowClient();
  const [id, setId] = useState(() => crypto.randomUUID());
  const saving = useProductMutation(mentorNoteMutations(supabase).save, {
    words: { done: m.note_kept(), failed: m.note_not_kept() },
    onDone: () => setId(crypto.randomUUID()),
  });
  const known = note === 'new' ? undefined : note;
  return (
    <FormDialog<Values, void>
      isOpen={note !== undefined}
      onClose={onClose}
      title={known ? m.note_edit_title() : m.note_new_title()}
      keep={m.pulse_not_now()}
      action={m.note_keep()}
      busy={m.step_saving()}
      draft={useFormDraft<Values>('note', known?.id ?? teamId)}
      initial={{ text: known?.text ?? '' }}
      validate={({ text }) => {
        if (text.trim() === '') return { text: m.note_missing() };
        const over = characterCount(text.trim()) - MENTOR_NOTE_LENGTH;
        return over > 0 ? { text: m.ask_message_long({ over }) } : {};
      }}
      send={async ({ text }) => {
        await saving.send({ id: known?.id ?? id, teamId, versionId: known?.versionId, text });
      }}
    >
      {(form) => (
        <Field
          label={m.note_label()}
          help={m.note_help()}
          aside={m.team_count({ count: characterCount(form.values.text.trim()), max: MENTOR_NOTE_LENGTH })}
          error={form.errors.text}
        >
          <Textarea {...form.text('text')} dir="auto" rows={5} />
        </Field>
      )}
    </FormDialog>
  );
}
