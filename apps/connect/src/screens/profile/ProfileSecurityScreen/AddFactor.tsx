import type { SecondFactor, SecondFactorKind } from '@grow/core/security';
import {
  AddKey,
  AddPhone,
  AddTotp,
  freeName,
  noticeNotOffered,
  useSecurityMutations,
} from '../../../features/security';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

type AddFactorProps = {
  kind: SecondFactorKind;
  factors: readonly SecondFactor[];
  onDone: (name: string) => void;
  /** The service has this kind switched off. */
  onNotOffered: () => void;
  onCancel: () => void;
};

/** The panel in which a factor of a kind begins. */
export function AddFactor({ kind, factors, onDone, onNotOffered, onCancel }: AddFactorProps) {
  const { send } = useProductMutation(useSecurityMutations().addSecurityKey);
  const taken = factors.filter(({ isVerified }) => isVerified).map(({ name }) => name);
  const ends = { taken, onDone, onNotOffered, onCancel };
  const addKey = async (name: string) => {
    await noticeNotOffered(send(name), onNotOffered);
    return name;
  };
  switch (kind) {
    case 'totp':
      return <AddTotp {...ends} />;
    case 'phone':
      return <AddPhone {...ends} />;
    case 'webauthn':
      return (
        <AddKey
          title={m.security_key_title()}
          detail={m.security_key_detail()}
          suggested={freeName(m.security_kind_key(), taken)}
          onAdd={addKey}
          onDone={onDone}
          onCancel={onCancel}
        />
      );
  }
}
