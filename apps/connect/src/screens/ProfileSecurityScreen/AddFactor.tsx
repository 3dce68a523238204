import { factorRepository, type Factor, type FactorKind } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { AddKey, AddPhone, AddTotp, freeName, noticeNotOffered } from '../../features/security';
import { m } from '../../paraglide/messages';

type AddFactorProps = {
  kind: FactorKind;
  factors: readonly Factor[];
  onDone: (name: string) => void;
  /** The service has this kind switched off. */
  onNotOffered: () => void;
  onCancel: () => void;
};

/** The panel in which a factor of a kind begins. */
export function AddFactor({ kind, factors, onDone, onNotOffered, onCancel }: AddFactorProps) {
  const { supabase } = useGrowClient();
  const taken = factors.filter(({ isVerified }) => isVerified).map(({ name }) => name);
  const ends = { taken, onDone, onNotOffered, onCancel };
  const addKey = async (name: string) => {
    await noticeNotOffered(factorRepository(supabase).addSecurityKey(name), onNotOffered);
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
