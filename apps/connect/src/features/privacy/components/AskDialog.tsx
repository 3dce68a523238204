import { isAppError } from '@grow/core';
import {
  dataRequestKinds,
  MAX_DATA_REQUEST_CHARACTERS,
  privacyMutations,
  type DataRequestKind,
} from '@grow/core/privacy';
import { typedLength } from '@grow/core/text';
import { useGrowClient, useUserId } from '@grow/shell';
import { Field, Radio, Text, Textarea } from '@grow/ui';
import { useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, useFormDraft } from '../../../shared/form';
import { requestKindWords } from '../requestWords';

type Values = { kind: DataRequestKind; text: string };

const kindDetails: Record<DataRequestKind, () => string> = {
  correction: m.data_request_correction_detail,
  copy: m.data_request_copy_detail,
  deletion: m.data_request_deletion_detail,
};

/** Asks organisers for what one cannot do oneself. */
export function AskDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { supabase } = useGrowClient();
  // One for each request, so that a second press after a lost answer asks once.
  const [id, setId] = useState(() => crypto.randomUUID());
  const asking = useProductMutation(privacyMutations(supabase).request, {
    words: { done: m.data_request_asked(), detail: m.data_request_asked_detail() },
    onDone: () => setId(crypto.randomUUID()),
  });
  const isOpenAlready = (failure: unknown) => isAppError(failure) && failure.code === 'already_exists';
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.data_request_ask_title()}
      keep={m.orga_keep()}
      action={m.data_request_ask_send()}
      busy={m.orga_busy()}
      draft={useFormDraft<Values>('dataRequest', useUserId() ?? '')}
      initial={{ kind: 'correction', text: '' }}
      validate={({ kind, text }) => {
        if (kind === 'correction' && text.trim() === '') return { text: m.data_request_text_missing() };
        const over = typedLength(text) - MAX_DATA_REQUEST_CHARACTERS;
        return over > 0 ? { text: m.ask_message_long({ over }) } : {};
      }}
      isShownByField={isOpenAlready}
      send={async ({ kind, text }) => {
        await asking.send({ id, kind, text });
      }}
    >
      {(form) => (
        <>
          <Text step="ui">{m.data_request_ask_detail()}</Text>
          <div role="radiogroup" aria-label={m.data_request_kind()}>
            {[...dataRequestKinds].reverse().map((kind) => (
              <Radio
                key={kind}
                name="kind"
                value={kind}
                checked={form.values.kind === kind}
                detail={kindDetails[kind]()}
                onChange={() => form.set({ kind })}
              >
                {requestKindWords[kind]()}
              </Radio>
            ))}
          </div>
          <Field
            label={m.data_request_text()}
            aside={m.team_count({ count: typedLength(form.values.text), max: MAX_DATA_REQUEST_CHARACTERS })}
            error={
              form.errors.text ?? (isOpenAlready(form.failure) ? m.data_request_open_already() : undefined)
            }
          >
            <Textarea {...form.text('text')} dir="auto" rows={4} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
