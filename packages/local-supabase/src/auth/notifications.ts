import { composeMail, type NotificationKind } from '../mail';
import type { AuthService } from './deps';
import type { FactorRow } from './mfa/factors';
import type { Work } from './transact';
import type { UserRow } from './users';

/** What opens an account or proves its owner, as a notification names it. */
type FactorType = FactorRow['factor_type'] | 'passkey';

/**
 * Tells a person by mail that something about their account's safety has changed: whoever did not do it themselves
 * learns of it. Nobody waits for it in vain: one that cannot be sent undoes nothing.
 */
async function notify(
  service: AuthService,
  { outbox }: Work,
  kind: NotificationKind,
  user: UserRow,
  factorType: FactorType | '' = '',
): Promise<void> {
  // A mailbox that nobody has confirmed may belong to somebody who knows nothing of the account.
  if (user.email === null || user.email_confirmed_at === null) return;
  if (!service.settings.notifications.includes(kind)) return;
  const mail = await composeMail(service.projectFolder, kind, user.email, {
    SiteURL: service.siteUrl.replace(/(?<!\/)\/+$/, ''),
    Email: user.email,
    NewEmail: '',
    Token: '',
    ConfirmationURL: '',
    TokenHash: '',
    RedirectTo: '',
    FactorType: factorType,
    Data: user.raw_user_meta_data ?? {},
  });
  outbox.push({ kind, mail });
}

/** Tells of a new password. */
export const notifyOfPassword = (service: AuthService, work: Work, user: UserRow): Promise<void> =>
  notify(service, work, 'password_changed_notification', user);

/** Tells of a factor or passkey that counts from now on. */
export const notifyOfNewFactor = (
  service: AuthService,
  work: Work,
  user: UserRow,
  type: FactorType,
): Promise<void> => notify(service, work, 'mfa_factor_enrolled_notification', user, type);

/** Tells of a factor or passkey that counts no longer. */
export const notifyOfRemovedFactor = (
  service: AuthService,
  work: Work,
  user: UserRow,
  type: FactorType,
): Promise<void> => notify(service, work, 'mfa_factor_unenrolled_notification', user, type);
