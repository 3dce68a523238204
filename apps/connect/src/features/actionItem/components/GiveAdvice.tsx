import { typedLength } from '@grow/core/text';
import { actionItemLimits, actionItemMutations } from '@grow/core/action-item';
import type { Team } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { Button, Field, Textarea, type ButtonSize } from '@grow/ui';
import { useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { m } from '../../../paraglide/messages';

type Values = { text: string };

type GiveAdviceProps = { team: Pick<Team, 'id' | 'name'>; size?: ButtonSize };

/** A mentor's way to advise a team, apart from a verdict or a meeting. */
export function GiveAdvice({ team, size = 'md' }: GiveAdviceProps) {
  const { supabase } = useGrowClient();
  const [isOpen, setIsOpen] = useState(false);
  const [id, setId] = useState(() => crypto.randomUUID());
  const giving = useProductMutation(actionItemMutations(supabase).giveAdvice, {
    words: {
      done: m.advice_given({ team: team.name }),
      undone: m.advice_taken_back(),
      notUndone: m.advice_stays(),
    },
    onDone: () => setId(crypto.randomUUID()),
  });
  return (
    <>
      <Button size={size} onClick={() => setIsOpen(true)}>
        {m.advice_give()}
      </Button>
      <FormDialog<Values, void>
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={m.advice_title({ team: team.name })}
        keep={m.pulse_not_now()}
        action={m.advice_give()}
        busy={m.confidence_sending()}
        draft={useFormDraft<Values>('advice', team.id)}
        initial={{ text: '' }}
        validate={({ text }) => {
          if (text.trim() === '') return { text: m.advice_missing() };
          const over = typedLength(text) - actionItemLimits.advice;
          return over > 0 ? { text: m.ask_message_long({ over }) } : {};
        }}
        send={async ({ text }) => {
          await giving.send({ id, teamId: team.id, text });
        }}
      >
        {(form) => (
          <Field
            label={m.advice_label()}
            help={m.advice_help()}
            aside={m.team_count({ count: typedLength(form.values.text), max: actionItemLimits.advice })}
            error={form.errors.text}
          >
            <Textarea {...form.text('text')} dir="auto" rows={5} />
          </Field>
        )}
      </FormDialog>
    </>
  );
}
