import { isRecord, tokenClaims, type GrowSession } from './sessionRecord';

/**
 * Whether an account was made for somebody who only judges: such a person has no profile. It stands in the signed token, so
 * that it is known without asking anybody. Courtesy only: the database decides.
 */
export function isGuest(session: Pick<GrowSession, 'access_token'>): boolean {
  const said = tokenClaims(session.access_token)?.['app_metadata'];
  return isRecord(said) && said['guest'] === true;
}
