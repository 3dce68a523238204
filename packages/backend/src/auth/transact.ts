import type { Mail } from '../mail';
import type { AuthService, Db } from './deps';

/** A transaction, and the mails to send once it has been committed. */
export type Work = { tx: Db; outbox: Mail[] };

/** Runs work in a transaction and sends its mails after the commit: no mail about what was rolled back. */
export async function transact<T>(service: AuthService, work: (work: Work) => Promise<T>): Promise<T> {
  const outbox: Mail[] = [];
  const { value } = await service.sql.begin(async (tx) => ({ value: await work({ tx, outbox }) }));
  for (const mail of outbox) await service.mailer.send(mail);
  return value;
}
