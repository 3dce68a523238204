import { secondFactorRepository } from '@grow/core/security';
import { useGrowClient } from '@grow/shell';
import { Field, Input } from '@grow/ui';
import { useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { problems } from '../../auth';
import { SECONDS_BETWEEN_MESSAGES } from '../../code';
import { useForm } from '../../../shared/form';
import { noticeNotOffered } from '../noticeNotOffered';
import { freeName, phoneNumber } from '../securityWords';
import { useFreshLogin } from '../useFreshLogin';
import { useSecurityMutations } from '../useSecurity';
import { useStepUp } from '../useStepUp';
import type { AddFactorProps } from './AddTotp';
import { CodeStep } from './CodeStep';
import { NameField, nameProblem } from './NameField';
import { PanelForm, PanelHead } from './Panel';

type Sent = { readonly factorId: string; readonly challengeId: string };

/** A phone that gets codes by message: name and number, then the first code before it counts. */
export function AddPhone({ taken, onDone, onNotOffered, onCancel }: AddFactorProps) {
  const repository = secondFactorRepository(useGrowClient().supabase);
  const confirming = useProductMutation(useSecurityMutations().confirmFactor);
  const stepUp = useStepUp();
  const fresh = useFreshLogin();
  const [sent, setSent] = useState<Sent>();
  const form = useForm({
    initial: { name: freeName(m.security_kind_phone(), taken), phone: '' },
    validate: ({ name, phone }) =>
      problems({
        phone: phoneNumber(phone) ? undefined : m.security_phone_wrong(),
        name: nameProblem(name),
      }),
    send: async ({ name, phone }) => {
      const number = phoneNumber(phone) ?? phone;
      const beginning = stepUp(() => fresh.run(() => repository.enrolPhone(name.trim(), number)));
      const { factorId } = await noticeNotOffered(beginning, onNotOffered);
      setSent({ factorId, challengeId: await repository.sendCode(factorId) });
    },
  });
  const { name, phone } = form.values;

  if (fresh.step) return fresh.step;
  if (!sent) {
    return (
      <>
        <PanelHead title={m.security_phone_title()}>{m.security_phone_detail()}</PanelHead>
        <PanelForm
          action={m.security_phone_send()}
          busyAction={m.security_phone_sending()}
          isBusy={form.isBusy}
          failure={form.failure}
          onSubmit={form.handleSubmit}
          onCancel={onCancel}
          hasFocus
        >
          <Field label={m.security_phone_number()} help={m.security_phone_help()} error={form.errors.phone}>
            <Input {...form.text('phone')} type="tel" autoComplete="tel" />
          </Field>
          <NameField {...form.text('name')} error={form.errors.name} />
        </PanelForm>
      </>
    );
  }
  const { factorId, challengeId } = sent;
  const handleCancel = () => {
    repository.remove(factorId).catch(() => undefined);
    onCancel();
  };
  return (
    <>
      <PanelHead title={m.security_phone_code_title()}>{m.security_phone_code_detail({ phone })}</PanelHead>
      <CodeStep
        label={m.security_code_phone()}
        help={m.security_code_phone_help()}
        onSend={(code) => confirming.send({ factorId, challengeId, code })}
        onDone={() => onDone(name.trim())}
        secondsBetween={SECONDS_BETWEEN_MESSAGES}
        onResend={async () => setSent({ factorId, challengeId: await repository.sendCode(factorId) })}
        onCancel={handleCancel}
      />
    </>
  );
}
