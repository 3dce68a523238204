import type { Hono } from 'hono';
import type { Mailer } from '../mail';
import { createMailboxApp } from './app';
import { openMailboxStore } from './store';
import type { ReadSamples } from './samples';
import { messengerOf, type Messenger } from './textMessages';

export { createMailboxApp } from './app';
export { openMailboxStore, type MailboxMessage } from './store';
export type { MailSample } from './samples';
export { messengerOf, type Messenger } from './textMessages';

/** The mailbox of a data directory: takes mails, and shows them below `/mailbox`. */
export type Mailbox = Mailer & { app: Hono; messenger: Messenger };

/** Opens the mailbox of a data directory. */
export async function createMailbox({
  dataDir,
  samples,
}: {
  dataDir: string;
  samples?: ReadSamples | undefined;
}): Promise<Mailbox> {
  const store = await openMailboxStore(dataDir);
  return {
    send: (mail) => store.send(mail),
    app: createMailboxApp(store, samples),
    messenger: messengerOf(store),
  };
}
