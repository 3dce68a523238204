import { useSearchParams } from 'react-router-dom';
import { useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { MagicLinkLogin } from './MagicLinkLogin';
import { PasswordLogin } from './PasswordLogin';

/** Logging in: with a password, or with a mailed link (`?with=mail`). The typed address goes along. */
export function LoginScreen() {
  const [search] = useSearchParams();
  useScreenTitle(m.login_action());
  return search.get('with') === 'mail' ? <MagicLinkLogin /> : <PasswordLogin />;
}
