import { isSecondFactorMissing } from '@grow/core';
import { useClientSource } from '@grow/shell';
import { useNavigate } from 'react-router-dom';
import { useNext } from '../../navigation';
import { paths } from '../../paths';

/**
 * The way on after any first step of a login: to the second step where the account asks for one, else to where one
 * wanted to go. Looks at the session at the time of the call.
 */
export function useRedirectAfterLogin(): () => void {
  const source = useClientSource();
  const navigate = useNavigate();
  const { next, goToNext } = useNext();
  return () => {
    const session = source.getSnapshot();
    const isOwed = session.status === 'signedIn' && isSecondFactorMissing(session.session);
    if (isOwed) void navigate(paths.secondStep({ next }), { replace: true });
    else goToNext();
  };
}
