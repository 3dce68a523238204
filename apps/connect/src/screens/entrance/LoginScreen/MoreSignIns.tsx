import { Button } from '@grow/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { emailProblem } from '../../../features/auth';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';

// What cannot be loaded must not take the form away that stands already.
const SignInProviders = lazy(async () => {
  const module = await import('../../../features/signInProviders').catch(() => undefined);
  const Offered: ComponentType<{ next: string | undefined }> = module?.SignInProviders ?? (() => null);
  return { default: Offered };
});

const Root = styled.div`
  display: grid;
  gap: 12px;
  /* Which ways there are is known late, and there may be none. */
  &:not(:has(button)) {
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
      <Suspense>
        <SignInProviders next={next} />
      </Suspense>
    </Root>
  );
}
