import type { AuthSettings } from '@grow/core';
import { useClientSource } from '@grow/shell';
import { useEffect, useState } from 'react';
import { canUsePasskeys } from './providers';

/** What the login offers besides e-mail. */
type SignInProviders = { readonly providers: readonly string[]; readonly hasPasskeys: boolean };

const NONE: SignInProviders = { providers: [], hasPasskeys: false };

const offered = ({ providers, hasPasskeys }: AuthSettings): SignInProviders => ({
  providers,
  hasPasskeys: hasPasskeys && canUsePasskeys(),
});

/** What backend and browser offer; undefined while that is not known. None where it cannot be found out: e-mail remains. */
export function useSignInProviders(): SignInProviders | undefined {
  const source = useClientSource();
  const [found, setFound] = useState<SignInProviders>();
  useEffect(() => {
    let isCurrent = true;
    source
      .load()
      .then((client) => client.authSettings())
      .then(offered, () => NONE)
      .then((providers) => {
        if (isCurrent) setFound(providers);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return found;
}
