import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { READY_AFTER } from '../../../features/auth';
import { LoadingScreen } from '../../../shared/fallback';
import { lazyPart } from '../../../shared/code';
import { PasswordLogin } from './PasswordLogin';

const loadMailLogin = () => import('./MailLogin');
const MailLogin = lazyPart(async () => (await loadMailLogin()).MailLogin);

/**
 * Logging in: first the address, then the ways for it. `?with=` names the way, so that the browser's own button leads
 * back to the address; the address itself is kept in the tab.
 */
export function LoginScreen() {
  const [search] = useSearchParams();
  const way = search.get('with');
  useEffect(() => {
    // Ready before it is asked for, also for a connection that is lost by then.
    const timer = window.setTimeout(() => {
      loadMailLogin().catch(() => undefined);
    }, READY_AFTER);
    return () => window.clearTimeout(timer);
  }, []);
  if (way !== 'mail' && way !== 'code') return <PasswordLogin isAddressDone={way === 'password'} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <MailLogin hasSentMail={way === 'code'} />
    </Suspense>
  );
}
