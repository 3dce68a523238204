import { guestMutations, jurorMutations, type RoundSetup } from '@grow/core/round';
import { useGrowClient, useLocale } from '@grow/shell';
import { Field, Segmented, Select } from '@grow/ui';
import { useState } from 'react';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FormDialog, type FieldErrors, type Form } from '../../../../shared/form';
import { GuestFields, guestProblems, isTakenBy, type GuestValues } from './GuestFields';
import { ListedJuror } from './ListedJuror';

type Way = 'listed' | 'mail';

type Values = GuestValues & { userId: string; stageId: string };

function StageField({ setup, form }: { setup: RoundSetup; form: Form<Values> }) {
  return (
    <Field label={m.gates_stage()}>
      <Select {...form.text('stageId')}>
        <option value="">{m.gates_films_only()}</option>
        {setup.stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type JurorDialogProps = { setup: RoundSetup; isOpen: boolean; onClose: () => void };

/** Asks a mentor, an organiser or somebody by mail to judge, on a stage or for films only. */
export function JurorDialog({ setup, isOpen, onClose }: JurorDialogProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [way, setWay] = useState<Way>('listed');
  const granting = useProductMutation(jurorMutations(supabase).grant, {
    words: { done: m.gates_juror_asked() },
  });
  const inviting = useProductMutation(guestMutations(supabase).invite, {
    words: {
      done: (_, { email }) => m.gates_guest_invited({ email }),
      detail: m.gates_guest_invited_detail(),
    },
  });
  const isByMail = way === 'mail';
  const validate = (values: Values): FieldErrors<Values> => {
    if (isByMail) return guestProblems(values);
    return values.userId === '' ? { userId: m.gates_juror_missing() } : {};
  };
  const send = ({ userId, stageId, ...guest }: Values): Promise<unknown> => {
    const roundId = setup.round.id;
    const stage = stageId === '' ? undefined : stageId;
    if (!isByMail)
      return granting.send({ roundId, userId, ...(stage === undefined ? {} : { stageId: stage }) });
    return inviting.send({ ...guest, roundId, stageId: stage, email: guest.email.trim() });
  };
  return (
    <FormDialog<Values, unknown>
      isOpen={isOpen}
      onClose={onClose}
      title={m.gates_add_juror()}
      keep={m.orga_keep()}
      action={isByMail ? m.gates_guest_invite() : m.gates_ask_juror()}
      busy={m.orga_busy()}
      formKey={way}
      above={
        <Segmented
          label={m.gates_juror_way()}
          options={[
            { value: 'listed', label: m.gates_juror_listed() },
            { value: 'mail', label: m.gates_juror_by_mail() },
          ]}
          value={way}
          onChange={setWay}
        />
      }
      initial={{
        ...{ userId: '', stageId: setup.stages[0]?.id ?? '' },
        ...{ email: '', firstName: '', lastName: '', university: '', locale },
      }}
      validate={validate}
      send={send}
      isShownByField={isTakenBy}
    >
      {(form) => (
        <>
          {isByMail ? <GuestFields form={form} /> : <ListedJuror setup={setup} form={form} />}
          <StageField setup={setup} form={form} />
        </>
      )}
    </FormDialog>
  );
}
