import type { SecondFactorKind } from '@grow/core/security';
import { Button } from '@grow/ui';
import { KeyRound, MessageSquareText, Smartphone } from 'lucide-react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const icons = { totp: Smartphone, phone: MessageSquareText, webauthn: KeyRound } as const;
const words: Record<SecondFactorKind, () => string> = {
  totp: m.security_add_totp,
  phone: m.security_add_phone,
  webauthn: m.security_add_key,
};
const kinds: readonly SecondFactorKind[] = ['totp', 'webauthn', 'phone'];

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding-top: 20px;
`;

type AddFactorButtonsProps = {
  /** They have come back in the panel's place. */
  hasFocus: boolean;
  /** Kinds that the service was found to have switched off. */
  notOffered: readonly SecondFactorKind[];
  onAdd: (kind: SecondFactorKind) => void;
};

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** The kinds of factors to choose from. */
export function AddFactorButtons({ hasFocus, notOffered, onAdd }: AddFactorButtonsProps) {
  return (
    <Actions>
      {kinds
        .filter((kind) => !notOffered.includes(kind))
        .map((kind, index) => {
          const Icon = icons[kind];
          return (
            <Button
              key={kind}
              ref={hasFocus && index === 0 ? focus : undefined}
              size="sm"
              icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => onAdd(kind)}
            >
              {words[kind]()}
            </Button>
          );
        })}
    </Actions>
  );
}
