import { isAppError } from '@grow/core';
import {
  dataRequestKinds,
  MAX_DATA_REQUEST_CHARACTERS,
  privacyMutations,
  type DataRequestKind,
  type EnteredDataRequest,
} from '@grow/core/privacy';
import { typedLength } from '@grow/core/text';
import { berlinDay } from '@grow/core/time';
import { useGrowClient } from '@grow/shell';
import { Field, Input, Segmented, Text, Textarea } from '@grow/ui';
import { useState } from 'react';
import { personName } from '../../../features/people';
import { requestKindWords } from '../../../features/privacy';
import { useFewPeople } from '../../../features/teamAdmin';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, Picker, useFormDraft, type FieldErrors } from '../../../shared/form';

type Values = {
  userId: string;
  search: string;
  kind: DataRequestKind;
  cameBy: EnteredDataRequest['cameBy'];
  askedOn: string;
  text: string;
};

const sources = [
  { value: 'mail', label: m.data_request_mail },
  { value: 'letter', label: m.data_request_letter },
] as const;

function errorsOf({ userId, kind, askedOn, text }: Values): FieldErrors<Values> {
  const over = typedLength(text) - MAX_DATA_REQUEST_CHARACTERS;
  const isMissing = kind === 'correction' && text.trim() === '';
  const said = isMissing
    ? m.data_request_text_missing()
    : over > 0
      ? m.ask_message_long({ over })
      : undefined;
  const isDay = askedOn !== '' && askedOn <= berlinDay(new Date());
  return {
    ...(userId === '' ? { userId: m.data_request_person_missing() } : {}),
    ...(isDay ? {} : { askedOn: m.data_request_day_wrong() }),
    ...(said ? { text: said } : {}),
  };
}

type WhoProps = { values: Values; error: string | undefined; onSet: (changes: Partial<Values>) => void };

function Who({ values, error, onSet }: WhoProps) {
  const people = useFewPeople(values.search).data?.items;
  return (
    <Picker
      label={m.mentoring_find_person()}
      error={error}
      search={values.search}
      onSearch={(search) => onSet({ search })}
      options={people?.map((person) => ({
        value: person.userId,
        label: personName(person),
        detail: person.email,
      }))}
      chosen={values.userId}
      onChoose={(userId) => onSet({ userId })}
    />
  );
}

/** An organiser enters what somebody asked by mail or letter. */
export function EnterDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { supabase } = useGrowClient();
  const [id, setId] = useState(() => crypto.randomUUID());
  const entering = useProductMutation(privacyMutations(supabase).enter, {
    words: { done: m.data_request_entered() },
    onDone: () => setId(crypto.randomUUID()),
  });
  const isOpenAlready = (failure: unknown) => isAppError(failure) && failure.code === 'already_exists';
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.data_request_enter_title()}
      keep={m.orga_keep()}
      action={m.data_request_enter()}
      busy={m.orga_busy()}
      draft={useFormDraft<Values>('enteredDataRequest')}
      initial={{
        userId: '',
        search: '',
        kind: 'copy',
        cameBy: 'mail',
        askedOn: berlinDay(new Date()),
        text: '',
      }}
      validate={errorsOf}
      isShownByField={isOpenAlready}
      send={async ({ search: _, ...request }) => {
        await entering.send({ id, ...request });
      }}
    >
      {(form) => (
        <>
          <Text step="ui">{m.data_request_enter_detail()}</Text>
          <Who
            values={form.values}
            error={
              form.errors.userId ?? (isOpenAlready(form.failure) ? m.data_request_open_already() : undefined)
            }
            onSet={form.set}
          />
          <Segmented
            label={m.data_request_kind()}
            options={dataRequestKinds.map((value) => ({ value, label: requestKindWords[value]() }))}
            value={form.values.kind}
            onChange={(kind) => form.set({ kind })}
          />
          <Segmented
            label={m.data_request_came_by()}
            options={sources.map(({ value, label }) => ({ value, label: label() }))}
            value={form.values.cameBy}
            onChange={(cameBy) => form.set({ cameBy })}
          />
          <Field label={m.data_request_day()} help={m.data_request_day_help()} error={form.errors.askedOn}>
            <Input {...form.text('askedOn')} type="date" max={berlinDay(new Date())} />
          </Field>
          <Field label={m.data_request_text()} error={form.errors.text}>
            <Textarea {...form.text('text')} dir="auto" rows={4} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
