import {
  factorRepository,
  verifiedFactors,
  type AuthAccount,
  type Factor,
  type FactorKind,
} from '@grow/core';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, EmptyState, Section, Text, useToast } from '@grow/ui';
import { KeyRound, MessageSquareText, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SettingRow } from '../../features/profile';
import {
  AddKey,
  AddPhone,
  AddTotp,
  ConfirmDialog,
  dayOf,
  factorName,
  freeName,
  kindWords,
  Panel,
  useReadSecurityAnew,
  useStepUp,
} from '../../features/security';
import { m } from '../../paraglide/messages';

const icons = { totp: Smartphone, phone: MessageSquareText, webauthn: KeyRound } as const;
const kinds: readonly FactorKind[] = ['totp', 'webauthn', 'phone'];

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding-top: 20px;
`;

const Advice = styled(Text)`
  padding-top: 16px;
  max-width: 36rem;
`;

const Empty = styled(EmptyState)`
  padding-top: 22px;
`;

type AddProps = {
  kind: FactorKind;
  factors: readonly Factor[];
  onDone: (name: string) => void;
  onCancel: () => void;
};

function AddFactor({ kind, factors, onDone, onCancel }: AddProps) {
  const { supabase } = useGrowClient();
  const taken = factors.filter(({ isVerified }) => isVerified).map(({ name }) => name);
  switch (kind) {
    case 'totp':
      return <AddTotp taken={taken} onDone={onDone} onCancel={onCancel} />;
    case 'phone':
      return <AddPhone taken={taken} onDone={onDone} onCancel={onCancel} />;
    case 'webauthn':
      return (
        <AddKey
          title={m.security_key_title()}
          detail={m.security_key_detail()}
          suggested={freeName(m.security_kind_key(), taken)}
          onAdd={(name) => factorRepository(supabase).addSecurityKey(name)}
          onDone={onDone}
          onCancel={onCancel}
        />
      );
  }
}

/** What proves that it is oneself besides the password. */
export function FactorSection({ account }: { account: AuthAccount }) {
  const { locale } = useLocale();
  const client = useGrowClient();
  const toast = useToast();
  const stepUp = useStepUp();
  const readAnew = useReadSecurityAnew();
  const [adding, setAdding] = useState<FactorKind>();
  const [leaving, setLeaving] = useState<Factor>();
  const addButtons = useRef<HTMLDivElement>(null);
  const factors = verifiedFactors(account);

  const closeAdding = () => {
    setAdding(undefined);
    // The buttons come back in the panel's place.
    requestAnimationFrame(() => addButtons.current?.querySelector('button')?.focus());
  };
  const handleAdded = (name: string) => {
    closeAdding();
    void readAnew();
    toast.show({
      status: 'success',
      title: m.security_added({ name }),
      description: m.security_added_detail(),
    });
  };
  const handleRemoved = () => {
    const name = leaving ? factorName(leaving) : '';
    setLeaving(undefined);
    // The token still says that a factor was shown; the next one says what is left.
    void client.session.refresh().then(readAnew);
    toast.show({ status: 'success', title: m.security_removed({ name }) });
  };

  return (
    <Section title={m.security_section_factors()} titleStep="h2" isFlush>
      {factors.length === 0 && !adding && (
        <Empty
          title={m.security_factors_empty()}
          description={m.security_factors_empty_detail()}
          headingLevel="h3"
        />
      )}
      {factors.map((factor) => (
        <SettingRow
          key={factor.id}
          label={factorName(factor)}
          action={
            <Button
              variant="ghost"
              size="sm"
              aria-label={m.security_remove_named({ name: factorName(factor) })}
              onClick={() => setLeaving(factor)}
            >
              {m.security_remove()}
            </Button>
          }
        >
          {m.security_factor_line({ kind: kindWords[factor.kind](), date: dayOf(factor.createdAt, locale) })}
        </SettingRow>
      ))}
      {factors.length === 1 && <Advice step="ui">{m.security_factors_one()}</Advice>}
      {adding ? (
        <Panel data-add-factor={adding}>
          <AddFactor kind={adding} factors={account.factors} onDone={handleAdded} onCancel={closeAdding} />
        </Panel>
      ) : (
        <Actions ref={addButtons}>
          {kinds.map((kind) => {
            const Icon = icons[kind];
            return (
              <Button
                key={kind}
                size="sm"
                icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => setAdding(kind)}
              >
                {m.security_add({ kind: kindWords[kind]() })}
              </Button>
            );
          })}
        </Actions>
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={m.security_remove_title({ name: leaving ? factorName(leaving) : '' })}
        detail={factors.length > 1 ? m.security_remove_detail() : m.security_remove_last()}
        action={m.security_remove_action()}
        busyAction={m.security_removing()}
        onConfirm={async () => {
          if (leaving) await stepUp(() => factorRepository(client.supabase).remove(leaving.id));
        }}
        onDone={handleRemoved}
        onClose={() => setLeaving(undefined)}
      />
    </Section>
  );
}
