import { typedLength } from '@grow/core/text';
import { actionItemLimits, actionItemMutations, actionItemText, sentencesOf } from '@grow/core/action-item';
import type { TeamMember } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { Field, Input, Select } from '@grow/ui';
import { useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { OwnerField } from '../../team';
import { m } from '../../../paraglide/messages';
import { DueWeekField } from './DueWeekField';

type Values = { sentence: string; text: string; dueWeek: string; assignedTo: string };

/** Words that somebody said to the team. */
export interface QuotedWords {
  /** What is typed is kept by it. */
  readonly id: string;
  readonly text: string;
  /** Where it is advice, which then shows what came of it. */
  readonly adviceId?: string;
}

type NewItemDialogProps = {
  teamId: string;
  /** What it is made of; 'own' for what the team sets itself, undefined while the dialog is closed. */
  source: QuotedWords | 'own' | undefined;
  /** The weeks that it can be due in. */
  weeks: readonly number[];
  members: readonly TeamMember[];
  onClose: () => void;
};

/** Makes something to do of a sentence, or of what the team sets itself. */
export function NewItemDialog({ teamId, source, weeks, members, onClose }: NewItemDialogProps) {
  const { supabase } = useGrowClient();
  const [id, setId] = useState(() => crypto.randomUUID());
  const adding = useProductMutation(actionItemMutations(supabase).add, {
    words: {
      done: m.action_added(),
      detail: (_, { text }) => text,
      undone: m.action_removed(),
      notUndone: m.action_not_removed(),
    },
    onDone: () => setId(crypto.randomUUID()),
  });
  const quoted = source === 'own' ? undefined : source;
  const sentences = quoted ? sentencesOf(quoted.text) : [];
  const [first = ''] = sentences;
  return (
    <FormDialog<Values, void>
      isOpen={source !== undefined}
      onClose={onClose}
      title={quoted ? m.action_make() : m.action_add()}
      keep={m.pulse_not_now()}
      action={m.action_add_save()}
      busy={m.step_saving()}
      draft={useFormDraft<Values>('action-item', quoted?.id ?? teamId)}
      initial={{
        sentence: first,
        text: actionItemText(first),
        dueWeek: String(weeks[0] ?? ''),
        assignedTo: '',
      }}
      validate={({ text }) => {
        if (text.trim() === '') return { text: m.step_text_missing() };
        const over = typedLength(text) - actionItemLimits.text;
        return over > 0 ? { text: m.ask_message_long({ over }) } : {};
      }}
      send={async ({ text, dueWeek, assignedTo }) => {
        await adding.send({
          ...{ id, teamId, text, dueWeek: dueWeek ? Number(dueWeek) : undefined },
          ...{ source: quoted?.adviceId ? 'advice' : 'team', sourceId: quoted?.adviceId },
          assignedTo: assignedTo || undefined,
        });
      }}
    >
      {(form) => (
        <>
          {sentences.length > 1 && (
            <Field label={m.action_sentence()}>
              <Select
                value={form.values.sentence}
                onChange={({ target }) =>
                  form.set({ sentence: target.value, text: actionItemText(target.value) })
                }
              >
                {sentences.map((sentence) => (
                  <option key={sentence} value={sentence}>
                    {sentence}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <Field label={m.step_text()} error={form.errors.text}>
            <Input {...form.text('text')} autoComplete="off" dir="auto" />
          </Field>
          <DueWeekField weeks={weeks} control={form.text('dueWeek')} />
          <OwnerField members={members} control={form.text('assignedTo')} />
        </>
      )}
    </FormDialog>
  );
}
