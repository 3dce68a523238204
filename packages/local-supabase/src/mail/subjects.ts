/** The mails the auth service sends to have something proved, named as config.toml names their templates. */
const letterKinds = [
  'confirmation',
  'magic_link',
  'recovery',
  'email_change',
  'invite',
  'reauthentication',
] as const;

/** The mails that only tell of a change, in the hosted names; config.toml leaves out what they end with. */
export const notificationKinds = [
  'password_changed_notification',
  'mfa_factor_enrolled_notification',
  'mfa_factor_unenrolled_notification',
] as const;

export type LetterKind = (typeof letterKinds)[number];
export type NotificationKind = (typeof notificationKinds)[number];

/** One kind of mail. */
export type MailKind = LetterKind | NotificationKind;

export const mailKinds: readonly MailKind[] = [...letterKinds, ...notificationKinds];

/** Whether a mail only tells of a change. */
export const isNotification = (kind: MailKind): kind is NotificationKind =>
  (notificationKinds as readonly string[]).includes(kind);

/** The section of config.toml that sets a kind of mail. */
export const sectionOf = (kind: MailKind): string =>
  isNotification(kind)
    ? `auth.email.notification.${kind.replace(/_notification$/, '')}`
    : `auth.email.template.${kind}`;
