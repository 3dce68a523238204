import { Skeleton, SkeletonGroup, Split } from '@grow/ui';
import { styled } from 'styled-components';
import { StepUpProvider } from '../../../features/secondStep';
import { RecoveryAdvice, useAuthAccount, usePasskeys } from '../../../features/security';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';
import { FactorSection } from './FactorSection';
import { LoginSection } from './LoginSection';
import { PasskeySection } from './PasskeySection';
import { SessionSection } from './SessionSection';

const Parts = styled.div`
  display: grid;
  gap: 48px;
  min-width: 0;
`;

const Body = styled(Split)`
  padding-bottom: 72px;
`;

function LoginAndFactors() {
  const account = useAuthAccount();
  if (account.data) {
    return (
      <>
        <LoginSection account={account.data} />
        <FactorSection account={account.data} />
      </>
    );
  }
  if (account.isError) return <FailedPart error={account.error} />;
  return (
    <SkeletonGroup label={m.loading()}>
      <Skeleton shape="title" width="short" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="title" width="short" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}

/** How one logs in, what else proves it is oneself, and where one is logged in. */
export function ProfileSecurityScreen() {
  // From the top down: what comes late would move the parts below it.
  const isAccountKnown = !useAuthAccount().isPending;
  const arePasskeysKnown = !usePasskeys().isPending && isAccountKnown;
  return (
    <StepUpProvider>
      <Body>
        <Parts>
          <LoginAndFactors />
          {isAccountKnown && <PasskeySection />}
          {arePasskeysKnown && <SessionSection />}
        </Parts>
        {arePasskeysKnown && <RecoveryAdvice />}
      </Body>
    </StepUpProvider>
  );
}
