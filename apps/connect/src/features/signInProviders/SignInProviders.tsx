import { useClientSource } from '@grow/shell';
import { Button } from '@grow/ui';
import { KeyRound } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';
import { FormFailure, useLockout } from '../../shared/failure';
import { leaveForProvider, logInByPasskey, providerName } from './providers';
import { useSignInProviders } from './useSignInProviders';

export type SignInProvidersProps = {
  /** Handed on to the other services. */
  next: string | undefined;
  /** Keeps their place while they are not known. */
  place: ReactNode;
};

/** What the backend offers besides e-mail: passkeys and other services. */
export function SignInProviders({ next, place }: SignInProvidersProps) {
  const source = useClientSource();
  const offered = useSignInProviders();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const { left } = useLockout(failure);

  // Coming back by the browser's own button shows this page as it was left.
  useEffect(() => {
    const rest = () => setBusy(undefined);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  const take = async (way: string, go: () => Promise<void>) => {
    if (busy) return;
    setBusy(way);
    setFailure(undefined);
    try {
      await go();
    } catch (error) {
      setFailure(error);
      setBusy(undefined);
    }
  };
  // Busy to the end: then this page is left, or another screen stands here.
  const handlePasskey = () => void take('passkey', async () => logInByPasskey(await source.load()));
  const handleProvider = (provider: string) => {
    const returnTo = window.location.origin + fullPath(paths.authCallback({ next }));
    void take(provider, async () => leaveForProvider(await source.load(), { provider, returnTo }));
  };

  if (!offered) return place;
  return (
    <>
      {offered.hasPasskeys && (
        <Button
          isBlock
          disabled={left > 0}
          icon={<KeyRound size={18} strokeWidth={1.75} aria-hidden />}
          isBusy={busy === 'passkey'}
          busyLabel={m.login_passkey_busy()}
          onClick={handlePasskey}
        >
          {m.login_passkey()}
        </Button>
      )}
      {offered.providers.map((provider) => (
        <Button
          key={provider}
          isBlock
          disabled={left > 0}
          isBusy={busy === provider}
          busyLabel={m.login_provider_busy({ provider: providerName(provider) })}
          onClick={() => handleProvider(provider)}
        >
          {m.login_provider({ provider: providerName(provider) })}
        </Button>
      ))}
      <FormFailure failure={failure} />
    </>
  );
}
