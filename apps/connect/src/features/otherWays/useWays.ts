import type { AuthSettings } from '@grow/core';
import { useClientSource } from '@grow/shell';
import { useEffect, useState } from 'react';
import { canUsePasskeys } from './providers';

/** What the login offers besides e-mail. */
type Ways = { readonly providers: readonly string[]; readonly hasPasskeys: boolean };

const NONE: Ways = { providers: [], hasPasskeys: false };

const waysOf = ({ providers, hasPasskeys }: AuthSettings): Ways => ({
  providers,
  hasPasskeys: hasPasskeys && canUsePasskeys(),
});

/** The ways that backend and browser offer; none while that is not known, or cannot be found out: e-mail remains. */
export function useWays(): Ways {
  const source = useClientSource();
  const [ways, setWays] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    source
      .load()
      .then((client) => client.authSettings())
      .then((settings) => {
        if (isCurrent) setWays(waysOf(settings));
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return ways;
}
