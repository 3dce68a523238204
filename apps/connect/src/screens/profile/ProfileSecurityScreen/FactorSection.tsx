import { dateWithYearInWords } from '@grow/core/time';
import {
  verifiedSecondFactors,
  type AuthAccount,
  type SecondFactor,
  type SecondFactorKind,
} from '@grow/core/security';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, EmptyState, Section, Text, useToast } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SettingRow } from '../../../features/profile';
import {
  ConfirmDialog,
  factorName,
  kindWords,
  Panel,
  useSecurityMutations,
  useStepUp,
} from '../../../features/security';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { AddFactor } from './AddFactor';
import { AddFactorButtons } from './AddFactorButtons';

const Advice = styled(Text)`
  padding-top: 16px;
  max-width: 36rem;
`;

const Empty = styled(EmptyState)`
  padding-top: 22px;
`;

/** What proves that it is oneself besides the password. */
export function FactorSection({ account }: { account: AuthAccount }) {
  const { locale } = useLocale();
  const client = useGrowClient();
  const toast = useToast();
  const stepUp = useStepUp();
  const removing = useProductMutation(useSecurityMutations().removeFactor, {
    words: { done: (_, factor) => m.security_removed({ name: factorName(factor) }) },
    // The token still says that a factor was shown; the next one says what is left.
    onDone: () => void client.session.refresh(),
  });
  /** Null once it was left, undefined before it ever was. */
  const [adding, setAdding] = useState<SecondFactorKind | null>();
  const [notOffered, setNotOffered] = useState<readonly SecondFactorKind[]>([]);
  const [leaving, setLeaving] = useState<SecondFactor>();
  const factors = verifiedSecondFactors(account);

  const closeAdding = () => setAdding(null);
  const handleAdded = (name: string) => {
    closeAdding();
    toast.show({
      status: 'success',
      title: m.security_added({ name }),
      description: m.security_added_detail(),
    });
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
          {m.security_factor_line({
            kind: kindWords[factor.kind](),
            date: dateWithYearInWords(factor.createdAt, locale),
          })}
        </SettingRow>
      ))}
      {factors.length === 1 && <Advice step="ui">{m.security_factors_one()}</Advice>}
      {adding ? (
        <Panel data-add-factor={adding}>
          <AddFactor
            kind={adding}
            factors={account.factors}
            onDone={handleAdded}
            onNotOffered={() => setNotOffered((kinds) => [...kinds, adding])}
            onCancel={closeAdding}
          />
        </Panel>
      ) : (
        <AddFactorButtons hasFocus={adding === null} notOffered={notOffered} onAdd={setAdding} />
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={m.security_remove_title({ name: leaving ? factorName(leaving) : '' })}
        detail={factors.length > 1 ? m.security_remove_detail() : m.security_remove_last()}
        action={m.security_remove_action()}
        busyAction={m.security_removing()}
        onConfirm={async () => {
          if (leaving) await stepUp(() => removing.send(leaving));
        }}
        onDone={() => setLeaving(undefined)}
        onClose={() => setLeaving(undefined)}
      />
    </Section>
  );
}
