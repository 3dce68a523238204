import { useForm } from '../../../shared/form';
import { problems } from '../../auth';
import { m } from '../../../paraglide/messages';
import { useFreshLogin } from '../useFreshLogin';
import { useStepUp } from '../useStepUp';
import { NameField, nameProblem } from './NameField';
import { PanelForm, PanelHead } from './Panel';

type AddKeyProps = {
  title: string;
  detail: string;
  /** The name it begins with. */
  suggested: string;
  /** Registers the key under a name; the browser asks the person meanwhile. Resolves to the name that it has then. */
  onAdd: (name: string) => Promise<string>;
  onDone: (name: string) => void;
  onCancel: () => void;
};

/** A key of the browser's making: a name, then the browser asks for a touch. */
export function AddKey({ title, detail, suggested, onAdd, onDone, onCancel }: AddKeyProps) {
  const stepUp = useStepUp();
  const fresh = useFreshLogin();
  const form = useForm({
    initial: { name: suggested },
    validate: ({ name }) => problems({ name: nameProblem(name) }),
    send: async ({ name }) => {
      onDone(await stepUp(() => fresh.run(() => onAdd(name.trim()))));
    },
  });
  if (fresh.step) return fresh.step;
  return (
    <>
      <PanelHead title={title}>{detail}</PanelHead>
      <PanelForm
        action={m.security_key_add()}
        busyAction={m.security_key_waiting()}
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
