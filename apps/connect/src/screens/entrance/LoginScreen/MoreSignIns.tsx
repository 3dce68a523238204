import { Button, Skeleton, SkeletonGroup } from '@grow/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { emailProblem } from '../../../features/auth';
import { m } from '../../../paraglide/messages';
import type { SignInProvidersProps } from '../../../features/signInProviders';
import { paths } from '../../../paths';

// What cannot be loaded must not take the form away that stands already.
const SignInProviders = lazy(async () => {
  const module = await import('../../../features/signInProviders').catch(() => undefined);
  const Offered: ComponentType<SignInProvidersProps> = module?.SignInProviders ?? (() => null);
  return { default: Offered };
});

const Root = styled.div`
  display: grid;
  gap: 12px;
  /* There may be none. */
  &:not(:has(button, [data-skeleton])) {
    display: none;
  }
`;

const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--color-ink-muted);
  font-size: 0.875rem;
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--color-line);
  }
`;

/** The sign-in providers that the project is set up with; nearly every browser has passkeys. */
const EXPECTED = ['passkey', 'google', 'github', 'linkedin_oidc'];

// Which there are is known late, and what stands below them must not move then.
const Place = () => (
  <SkeletonGroup label={m.loading()}>
    {EXPECTED.map((provider) => (
      <Skeleton key={provider} shape="control" />
    ))}
  </SkeletonGroup>
);

type MoreSignInsProps = { isAddressDone: boolean; email: string; next: string | undefined };

/** The ways in besides the password: a mail once the address is written, and whatever the backend offers. */
export function MoreSignIns({ isAddressDone, email, next }: MoreSignInsProps) {
  const navigate = useNavigate();
  const handleMail = () => {
    const way = emailProblem(email) ? 'mail' : 'code';
    void navigate(paths.login({ with: way, next }));
  };
  return (
    <Root>
      <Divider>{m.login_or()}</Divider>
      {isAddressDone && (
        <Button isBlock onClick={handleMail}>
          {m.magic_action()}
        </Button>
      )}
      <Suspense fallback={<Place />}>
        <SignInProviders next={next} place={<Place />} />
      </Suspense>
    </Root>
  );
}
