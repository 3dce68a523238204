import { dateWithYearInWords } from '@grow/core/time';
import type { Passkey } from '@grow/core/security';
import type { Locale } from '@grow/shell';
import { Button } from '@grow/ui';
import { useRef, useState } from 'react';
import { problems } from '../../../features/auth';
import { useForm } from '../../../shared/form';
import { SettingRow } from '../../../features/profile';
import { NameField, nameProblem, Panel, PanelForm } from '../../../features/security';
import { m } from '../../../paraglide/messages';

type PasskeyRowProps = {
  name: string;
  passkey: Passkey;
  locale: Locale;
  onRename: (name: string) => Promise<void>;
  onRemove: () => void;
};

function Renaming(props: Pick<PasskeyRowProps, 'name' | 'onRename'> & { onEnd: () => void }) {
  const { onRename, onEnd } = props;
  const form = useForm({
    initial: { name: props.name },
    validate: ({ name }) => problems({ name: nameProblem(name) }),
    send: async ({ name }) => {
      await onRename(name.trim());
      onEnd();
    },
  });
  return (
    <Panel>
      <PanelForm
        action={m.security_rename_save()}
        busyAction={m.profile_saving()}
        isBusy={form.isBusy}
        failure={form.failure}
        onSubmit={form.handleSubmit}
        onCancel={onEnd}
        hasFocus
      >
        <NameField {...form.text('name')} error={form.errors.name} />
      </PanelForm>
    </Panel>
  );
}

/** One passkey: its name, since when, last used, and what can be done with it. */
export function PasskeyRow(props: PasskeyRowProps) {
  const { name, passkey, locale, onRename, onRemove } = props;
  const [isRenaming, setRenaming] = useState(false);
  const { createdAt, lastUsedAt } = passkey;
  const renameButton = useRef<HTMLButtonElement>(null);
  const handleEnd = () => {
    renameButton.current?.focus();
    setRenaming(false);
  };
  return (
    <>
      <SettingRow
        label={name}
        action={
          <>
            <Button
              ref={renameButton}
              variant="ghost"
              size="sm"
              aria-label={m.security_rename_named({ name })}
              onClick={() => setRenaming(true)}
            >
              {m.security_rename()}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={m.security_remove_named({ name })}
              onClick={onRemove}
            >
              {m.security_remove()}
            </Button>
          </>
        }
      >
        {m.security_since({ date: dateWithYearInWords(createdAt, locale) })}
        {lastUsedAt && `. ${m.security_last_used({ date: dateWithYearInWords(lastUsedAt, locale) })}`}
      </SettingRow>
      {isRenaming && <Renaming name={name} onRename={onRename} onEnd={handleEnd} />}
    </>
  );
}
