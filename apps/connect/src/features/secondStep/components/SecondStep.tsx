import type { SecondFactor, SecondFactorKind } from '@grow/core/security';
import { siteConfig, useSignOut } from '@grow/shell';
import { Button, Text, TextLink } from '@grow/ui';
import { KeyRound, MessageSquareText, Smartphone, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { EntranceLayout } from '../../auth';
import { kindWords } from '../../security';
import { firstFactor, lastUsedFactor } from '../factorChoice';
import { useFactors } from '../useFactors';
import { FactorProof } from './FactorProof';

const icons: Record<SecondFactorKind, LucideIcon> = {
  totp: Smartphone,
  phone: MessageSquareText,
  webauthn: KeyRound,
};

/** A second factor as its owner knows it: what it is, and the name they gave it. */
function factorWords({ kind, name }: Pick<SecondFactor, 'kind' | 'name'>): string {
  const what = kindWords[kind]();
  return name ? m.second_named({ kind: what, name }) : what;
}

const Part = styled.section`
  display: grid;
  gap: 12px;
`;

const Foot = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
`;

/** The second proof of a login: one of the person's factors, another one, or the way out. */
export function SecondStep() {
  const signOut = useSignOut();
  const { factors, refresh } = useFactors();
  const [wanted, setWanted] = useState(lastUsedFactor);
  const factor = firstFactor(factors, wanted);
  const others = factors.filter(({ id }) => id !== factor?.id);
  const foot = (
    <Foot>
      <p>
        {m.second_none()}{' '}
        <TextLink href={`mailto:${siteConfig.contactMail}`}>{siteConfig.contactMail}</TextLink>
      </p>
      <Button size="sm" onClick={signOut}>
        {m.second_sign_out()}
      </Button>
    </Foot>
  );
  return (
    <EntranceLayout title={m.second_title()} lead={m.second_lead()} aside={foot}>
      {factor && (
        <Part aria-labelledby="second-step-factor">
          <Text as="h2" step="h4" id="second-step-factor">
            {factorWords(factor)}
          </Text>
          <FactorProof key={factor.id} factor={factor} onGone={refresh} />
        </Part>
      )}
      {others.length > 0 && (
        <Part aria-labelledby="second-step-others">
          <Text as="h2" step="h4" id="second-step-others">
            {m.second_other()}
          </Text>
          {others.map((other) => {
            const Icon = icons[other.kind];
            return (
              <Button
                key={other.id}
                isBlock
                icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
                onClick={() => setWanted(other.id)}
              >
                {factorWords(other)}
              </Button>
            );
          })}
        </Part>
      )}
    </EntranceLayout>
  );
}
