// How long the certificate of an origin holds, and whether browsers trust it.
import { guide, missing, notAsked, ok, warning } from '../finding.mjs';
import { reasonOf } from './project.mjs';

const DAY_MS = 86_400_000;
/** Let's Encrypt renews 30 days before the end: with less than three weeks left, that has failed. */
const WARN_DAYS = 21;

/** @returns {import('../finding.mjs').Finding} */
export function checkCertificate(check, certificate, now) {
  const renew = `sudo certbot renew: ${guide('First time')}.`;
  if (certificate === null)
    return notAsked(check, 'There is none: it is asked by http.', guide('First time'));
  if (certificate.error) return missing(check, `It cannot be read: ${reasonOf(certificate.error)}.`, renew);
  const { from, to, distrust } = certificate;
  const day = new Date(to).toISOString().slice(0, 10);
  const left = Math.floor((to - now) / DAY_MS);
  if (to <= now) return missing(check, `It ended on ${day}.`, renew);
  if (from > now)
    return missing(check, `It begins on ${new Date(from).toISOString().slice(0, 10)} only.`, renew);
  if (distrust) return missing(check, `Browsers do not trust it: ${reasonOf(distrust)}.`, renew);
  if (left < WARN_DAYS)
    return warning(check, `It ends on ${day}, in ${left} days, and was not renewed.`, renew);
  return ok(check, `It holds until ${day}.`);
}
