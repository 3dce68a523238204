// Whether the project is there, knows the key, and lets people sign up.
import { guide, missing, notAsked, ok, warning } from '../finding.mjs';

/** Words for what a connection ended with. */
const reasons = {
  ENOTFOUND: 'there is no such name',
  EAI_AGAIN: 'the name could not be looked up; is there a network?',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection broke',
  ETIMEDOUT: 'it took too long',
  ABORT_ERR: 'it took too long',
  CERT_HAS_EXPIRED: 'its certificate has ended',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody who is known',
};

export const reasonOf = (error) => reasons[error] ?? error;

/** Why nothing can be asked of the project, or null where it answers. */
export function checkReach({ url, project: { settings } }) {
  if (settings.status === 0)
    return missing(
      'project',
      `${url} does not answer: ${reasonOf(settings.error)}.`,
      'Give --url as the project’s settings show it, https://<reference>.supabase.co, and look whether the project is paused.',
    );
  if (settings.status === 401 || settings.status === 403)
    return missing(
      'project',
      `${url} does not know this key: it is another project’s, or it was replaced.`,
      'Take the publishable key from the project’s settings under API keys.',
    );
  if (settings.status !== 200 || typeof settings.json?.external !== 'object')
    return missing(
      'project',
      `${url} answers ${settings.status}, and not as a Supabase project does.`,
      'Give --url as the project’s settings show it, https://<reference>.supabase.co, not the address of the site.',
    );
  return null;
}

/** @returns {import('../finding.mjs').Finding[]} */
export function checkSettings({ project: { settings } }) {
  const { disable_signup, mailer_autoconfirm, external, passkeys_enabled } = settings.json;
  const push = 'pnpm hosted:push config';
  return [
    disable_signup
      ? missing('sign-up', 'Nobody can make an account.', push)
      : external.email !== true
        ? missing('sign-up', 'Logging in with an e-mail address is off.', push)
        : mailer_autoconfirm
          ? missing('sign-up', 'Addresses count as confirmed without a mail.', push)
          : external.anonymous_users
            ? warning('sign-up', 'Accounts without an address can be made.', push)
            : ok('sign-up', 'With an e-mail address that is confirmed by mail.'),
    passkeys_enabled === undefined
      ? notAsked('passkeys', 'The project does not say whether it offers them.', guide('Passkeys'))
      : passkeys_enabled
        ? ok('passkeys', 'They are offered.')
        : warning('passkeys', 'They are off.', guide('Passkeys')),
  ];
}
