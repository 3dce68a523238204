import { typedLength } from '@grow/core/text';
import { confidenceLength, confidenceMutations } from '@grow/core/confidence';
import { useGrowClient, useUserId } from '@grow/shell';
import { Field, Text, Textarea } from '@grow/ui';
import { useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { m } from '../../../paraglide/messages';

type Values = { text: string };

/** What is told here reaches organisers and nobody else. */
export function ConfidenceDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  // One for each thing told, so that a second press after a lost answer tells it once.
  const [id, setId] = useState(() => crypto.randomUUID());
  const confiding = useProductMutation(confidenceMutations(supabase).confide, {
    words: { done: m.confidence_sent(), detail: m.confidence_sent_detail() },
    onDone: () => setId(crypto.randomUUID()),
  });
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.confidence_title()}
      keep={m.pulse_not_now()}
      action={m.confidence_send()}
      busy={m.confidence_sending()}
      draft={useFormDraft<Values>('confidence', userId)}
      initial={{ text: '' }}
      validate={({ text }) => {
        if (text.trim() === '') return { text: m.confidence_missing() };
        const over = typedLength(text) - confidenceLength;
        return over > 0 ? { text: m.ask_message_long({ over }) } : {};
      }}
      send={async ({ text }) => {
        await confiding.send({ id, text });
      }}
    >
      {(form) => (
        <>
          <Text step="ui">{m.confidence_detail()}</Text>
          <Field
            label={m.confidence_label()}
            aside={m.team_count({ count: typedLength(form.values.text), max: confidenceLength })}
            error={form.errors.text}
          >
            <Textarea {...form.text('text')} dir="auto" rows={6} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
