import type { MailKind } from './subjects';

/** A mail of a project that has written none of its own. */
interface DefaultTemplate {
  subject: string;
  body: string;
}

const withLink = (subject: string, title: string, text: string, label: string): DefaultTemplate => ({
  subject,
  body: `<h2>${title}</h2>\n<p>${text}</p>\n<p><a href="{{ .ConfirmationURL }}">${label}</a></p>\n`,
});

const notice = (subject: string, text: string): DefaultTemplate => ({
  subject,
  body: `<h2>${subject}</h2>\n<p>${text}</p>\n`,
});

/** What the hosted service sends where config.toml names no template. */
export const defaultTemplates: Record<MailKind, DefaultTemplate> = {
  confirmation: withLink(
    'Confirm Your Signup',
    'Confirm your signup',
    'Follow this link to confirm your user:',
    'Confirm your mail',
  ),
  magic_link: withLink('Your Magic Link', 'Magic Link', 'Follow this link to login:', 'Log In'),
  recovery: withLink(
    'Reset Your Password',
    'Reset Password',
    'Follow this link to reset the password for your user:',
    'Reset Password',
  ),
  email_change: withLink(
    'Confirm Email Change',
    'Confirm Change of Email',
    'Follow this link to confirm the update of your email from {{ .Email }} to {{ .NewEmail }}:',
    'Change Email',
  ),
  invite: withLink(
    'You have been invited',
    'You have been invited',
    'You have been invited to create a user on {{ .SiteURL }}. Follow this link to accept the invite:',
    'Accept the invite',
  ),
  reauthentication: {
    subject: 'Confirm Reauthentication',
    body: '<h2>Confirm reauthentication</h2>\n<p>Enter the code:</p>\n<p>{{ .Token }}</p>\n',
  },
  password_changed_notification: notice(
    'Your password has been changed',
    'The password of your account {{ .Email }} was changed.',
  ),
  mfa_factor_enrolled_notification: notice(
    'A new MFA factor has been enrolled',
    'A new factor ({{ .FactorType }}) has been enrolled for your account {{ .Email }}.',
  ),
  mfa_factor_unenrolled_notification: notice(
    'An MFA factor has been unenrolled',
    'A factor ({{ .FactorType }}) has been unenrolled for your account {{ .Email }}.',
  ),
};
