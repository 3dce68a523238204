import { MAX_DATA_REQUEST_CHARACTERS, privacyMutations, type ListedDataRequest } from '@grow/core/privacy';
import { typedLength } from '@grow/core/text';
import { useGrowClient } from '@grow/shell';
import { Field, Text, Textarea } from '@grow/ui';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, useFormDraft } from '../../../shared/form';

type AnswerDialogProps = {
  request: ListedDataRequest | undefined;
  /** Undefined while nothing is answered. */
  as: 'done' | 'refused' | undefined;
  onClose: () => void;
  onAnswered: () => void;
};

type Values = { answer: string };

/** Says that a request is done, or refuses it with a reason that the person reads. */
export function AnswerDialog({ request, as, onClose, onAnswered }: AnswerDialogProps) {
  const { supabase } = useGrowClient();
  const isDone = as === 'done';
  const answering = useProductMutation(privacyMutations(supabase).answer, {
    words: { done: (_, given) => (given.isDone ? m.data_request_now_done() : m.data_request_now_refused()) },
    onDone: onAnswered,
  });
  return (
    <FormDialog<Values, void>
      isOpen={as !== undefined && request !== undefined}
      onClose={onClose}
      title={isDone ? m.data_request_finish_title() : m.data_request_refuse_title()}
      keep={m.orga_keep()}
      action={isDone ? m.data_request_finish() : m.data_request_refuse()}
      busy={m.orga_busy()}
      variant={isDone ? 'primary' : 'danger'}
      formKey={as ?? ''}
      draft={useFormDraft<Values>('dataRequestAnswer', request?.id)}
      initial={{ answer: '' }}
      validate={({ answer }) => {
        if (!isDone && answer.trim() === '') return { answer: m.data_request_reason_missing() };
        const over = typedLength(answer) - MAX_DATA_REQUEST_CHARACTERS;
        return over > 0 ? { answer: m.ask_message_long({ over }) } : {};
      }}
      send={async ({ answer }) => {
        if (request) await answering.send({ id: request.id, isDone, answer });
      }}
    >
      {(form) => (
        <>
          <Text step="ui">{isDone ? m.data_request_finish_detail() : m.data_request_refuse_detail()}</Text>
          <Field label={isDone ? m.data_request_how() : m.data_request_why()} error={form.errors.answer}>
            <Textarea {...form.text('answer')} dir="auto" rows={4} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
