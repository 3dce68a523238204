import { secondFactorRepository, type TotpEnrolment } from '@grow/core/security';
import { useGrowClient } from '@grow/shell';
import { useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { problems } from '../../auth';
import { useForm } from '../../../shared/form';
import { noticeNotOffered } from '../noticeNotOffered';
import { freeName } from '../securityWords';
import { useFreshLogin } from '../useFreshLogin';
import { useSecurityMutations } from '../useSecurity';
import { useStepUp } from '../useStepUp';
import { CodeStep } from './CodeStep';
import { NameField, nameProblem } from './NameField';
import { PanelForm, PanelHead } from './Panel';
import { TotpSecret } from './TotpSecret';

export type AddFactorProps = {
  /** Names that are taken. */
  taken: readonly (string | undefined)[];
  onDone: (name: string) => void;
  /** The service has this kind switched off. */
  onNotOffered: () => void;
  onCancel: () => void;
};

/** An authenticator app: a name, then its picture, and its first code before it counts. */
export function AddTotp({ taken, onDone, onNotOffered, onCancel }: AddFactorProps) {
  const repository = secondFactorRepository(useGrowClient().supabase);
  const confirming = useProductMutation(useSecurityMutations().confirmFactor);
  const stepUp = useStepUp();
  const fresh = useFreshLogin();
  const [enrolment, setEnrolment] = useState<TotpEnrolment>();
  const form = useForm({
    initial: { name: freeName(m.security_kind_totp(), taken) },
    validate: ({ name }) => problems({ name: nameProblem(name) }),
    send: async ({ name }) => {
      const beginning = stepUp(() => fresh.run(() => repository.enrolTotp(name.trim())));
      setEnrolment(await noticeNotOffered(beginning, onNotOffered));
    },
  });
  const name = form.values.name.trim();

  if (fresh.step) return fresh.step;
  if (!enrolment) {
    return (
      <>
        <PanelHead title={m.security_totp_title()}>{m.security_totp_detail()}</PanelHead>
        <PanelForm
          action={m.security_totp_begin()}
          busyAction={m.security_beginning()}
          isBusy={form.isBusy}
          failure={form.failure}
          onSubmit={form.handleSubmit}
          onCancel={onCancel}
          hasFocus
        >
          <NameField {...form.text('name')} error={form.errors.name} />
        </PanelForm>
      </>
    );
  }
  const handleCancel = () => {
    // What stays behind counts for nothing, and the next attempt clears it away.
    repository.remove(enrolment.factorId).catch(() => undefined);
    onCancel();
  };
  return (
    <>
      <PanelHead title={m.security_totp_scan()}>{m.security_totp_scan_detail()}</PanelHead>
      <TotpSecret enrolment={enrolment} />
      <CodeStep
        label={m.security_code_app()}
        help={m.security_totp_code_help()}
        onSend={(code) => confirming.send({ factorId: enrolment.factorId, code })}
        onDone={() => onDone(name)}
        onCancel={handleCancel}
      />
    </>
  );
}
