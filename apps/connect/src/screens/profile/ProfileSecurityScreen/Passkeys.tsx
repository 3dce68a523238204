import type { Passkey } from '@grow/core/security';
import { useLocale } from '@grow/shell';
import { Button, EmptyState, Text } from '@grow/ui';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  AddKey,
  ConfirmDialog,
  freeName,
  Panel,
  useSecurityMutations,
  useStepUp,
} from '../../../features/security';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { PasskeyRow } from './PasskeyRow';

const Below = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding-top: 20px;
`;

const Empty = styled(EmptyState)`
  padding-top: 22px;
`;

const passkeyName = ({ name }: Passkey) => name ?? m.security_passkey_nameless();

const focus = (button: HTMLButtonElement | null) => button?.focus();

const isSupported = () => 'PublicKeyCredential' in window;

/** The list of them, and how they are added, renamed and removed. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { locale } = useLocale();
  const { addPasskey, renamePasskey, removePasskey } = useSecurityMutations();
  const adding = useProductMutation(addPasskey, {
    words: { done: (name) => m.security_passkey_added({ name: name ?? m.security_passkey_nameless() }) },
  });
  const renaming = useProductMutation(renamePasskey, {
    words: { done: (_, { name }) => m.security_passkey_renamed({ name }) },
  });
  const removing = useProductMutation(removePasskey, {
    words: { done: (_, passkey) => m.security_removed({ name: passkeyName(passkey) }) },
  });
  const stepUp = useStepUp();
  /** Undefined before it ever was. */
  const [isAdding, setAdding] = useState<boolean>();
  const [leaving, setLeaving] = useState<Passkey>();
  const closeAdding = () => setAdding(false);

  return (
    <>
      {passkeys.length === 0 && !isAdding && (
        <Empty
          title={m.security_passkeys_empty()}
          description={m.security_passkeys_empty_detail()}
          headingLevel="h3"
        />
      )}
      {passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          name={passkeyName(passkey)}
          passkey={passkey}
          locale={locale}
          onRename={(name) => stepUp(() => renaming.send({ id: passkey.id, name }))}
          onRemove={() => setLeaving(passkey)}
        />
      ))}
      {isAdding ? (
        <Panel data-add-passkey="">
          <AddKey
            title={m.security_passkey_title()}
            detail={m.security_passkey_detail()}
            suggested={freeName(
              m.security_passkey(),
              passkeys.map(({ name }) => name),
            )}
            onAdd={async (name) => (await adding.send(name)) ?? name}
            onDone={closeAdding}
            onCancel={closeAdding}
          />
        </Panel>
      ) : (
        <Below>
          <Button
            // It comes back in the panel's place.
            ref={isAdding === false ? focus : undefined}
            size="sm"
            icon={<Fingerprint size={16} strokeWidth={1.75} aria-hidden />}
            disabled={!isSupported()}
            onClick={() => setAdding(true)}
          >
            {m.security_passkey_add()}
          </Button>
          {!isSupported() && (
            <Text step="small" tone="muted">
              {m.security_key_unsupported()}
            </Text>
          )}
        </Below>
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={m.security_remove_title({ name: leaving ? passkeyName(leaving) : '' })}
        detail={m.security_passkey_remove_detail()}
        action={m.security_passkey_remove()}
        busyAction={m.security_removing()}
        onConfirm={async () => {
          if (leaving) await stepUp(() => removing.send(leaving));
        }}
        onDone={() => setLeaving(undefined)}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}
