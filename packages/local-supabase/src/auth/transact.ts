import { isNotification, type LetterKind, type Mail, type MailKind } from '../mail';
import type { AuthService, Db } from './deps';
import { AuthFailure } from './errors';

/** A transaction, and the mails to send once it has been committed. */
export type Work = { tx: Db; outbox: { kind: MailKind; mail: Mail }[] };

const namesInErrors: Record<LetterKind, string> = {
  confirmation: 'confirmation',
  magic_link: 'magic link',
  recovery: 'recovery',
  email_change: 'email change',
  invite: 'invite',
  reauthentication: 'reauthentication',
};

async function deliver(service: AuthService, outbox: Work['outbox']): Promise<void> {
  for (const { kind, mail } of outbox) {
    try {
      await service.mailer.send(mail);
    } catch (error) {
      console.error(`auth: a mail (${kind}) could not be sent`, error);
      // What it tells of has happened.
      if (isNotification(kind)) continue;
      throw new AuthFailure(500, 'unexpected_failure', `Error sending ${namesInErrors[kind]} email`);
    }
  }
}

/**
 * Runs work in a transaction and sends its mails after the commit: no mail about what was rolled back. The caller waits
 * for the mails too, unless it asks for `later`: where the time they take would tell something.
 * @throws AuthFailure unexpected_failure when a mail could not be sent
 */
export async function transact<T>(
  service: AuthService,
  work: (work: Work) => Promise<T>,
  mails: 'now' | 'later' = 'now',
): Promise<T> {
  const outbox: Work['outbox'] = [];
  const { value } = await service.sql.begin(async (tx) => ({ value: await work({ tx, outbox }) }));
  if (mails === 'now') await deliver(service, outbox);
  else if (outbox.length > 0) await service.background.run(() => deliver(service, outbox));
  return value;
}
