import { useToast } from '@grow/ui';
import { useSearchParams } from 'react-router-dom';
import {
  EntranceForm,
  EntranceLayout,
  PasswordField,
  newPasswordProblem,
  problems,
  useGate,
} from '../../../features/auth';
import { FormFailure } from '../../../shared/failure';
import { useForm } from '../../../shared/form';
import { useNext, useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';

/** Setting a new password, or the first one, after the mailed link has logged one in. */
export function NewPasswordScreen() {
  const [search] = useSearchParams();
  const isFirst = search.has('first');
  const title = isFirst ? m.first_password_title() : m.new_password_title();
  useScreenTitle(isFirst ? title : undefined);
  const gate = useGate();
  const toast = useToast();
  const { goToNext } = useNext();
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => problems({ password: newPasswordProblem(password) }),
    send: async ({ password }) => {
      const { client, saveNewPassword } = await gate();
      await saveNewPassword(client, password);
      toast.show({
        status: 'success',
        title: m.new_password_done(),
        description: isFirst ? undefined : m.new_password_done_detail(),
      });
      goToNext();
    },
  });
  return (
    <EntranceLayout title={title} lead={isFirst ? m.first_password_lead() : m.new_password_lead()}>
      <EntranceForm
        action={m.new_password_action()}
        busyAction={m.new_password_busy()}
        isBusy={form.isBusy}
        onSubmit={form.handleSubmit}
      >
        <PasswordField {...form.text('password')} error={form.errors.password} isNew isReplacing={!isFirst} />
        <FormFailure failure={form.failure} />
      </EntranceForm>
    </EntranceLayout>
  );
}
