import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, Mailer } from '../mail';

/** A mail as the mailbox keeps it; `created_at` is ISO text. */
export type MailboxMessage = { id: string } & Mail & { created_at: string };

/** Where all mails of the local backend arrive. */
export type MailboxStore = Mailer & {
  /** The mails to an address, or all; newest first. */
  list(to?: string): MailboxMessage[];
  find(id: string): MailboxMessage | undefined;
  /** Throws away the mails to an address, or all. */
  clear(to?: string): Promise<void>;
};

const fileName = 'mailbox.json';
/** Older mails make room, so that a long-lived data directory does not fill up. */
const kept = 500;

async function readMessages(file: string): Promise<MailboxMessage[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as MailboxMessage[];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new Error(`${file} cannot be read: remove it to start with an empty mailbox`, { cause: error });
  }
}

/** Opens the mailbox of a data directory: a file only its owner reads, for mails hold login links. */
export async function openMailboxStore(dataDir: string): Promise<MailboxStore> {
  const file = path.join(dataDir, fileName);
  await mkdir(dataDir, { recursive: true });
  let messages = await readMessages(file);
  let writing: Promise<void> = Promise.resolve();

  // One write at a time, and the file is exchanged whole: a killed process leaves the old or the new one.
  const save = () => {
    const write = async () => {
      const draft = `${file}.new`;
      await writeFile(draft, JSON.stringify(messages), { mode: 0o600 });
      await rename(draft, file);
    };
    writing = writing.then(write, write);
    return writing;
  };
  const isTo = (to: string) => (message: MailboxMessage) => message.to.toLowerCase() === to.toLowerCase();

  return {
    send(mail) {
      const message = { id: randomUUID(), ...mail, created_at: new Date().toISOString() };
      messages = [message, ...messages].slice(0, kept);
      return save();
    },
    list: (to) => (to === undefined ? messages : messages.filter(isTo(to))),
    find: (id) => messages.find((message) => message.id === id),
    clear(to) {
      const goes = to === undefined ? () => true : isTo(to);
      messages = messages.filter((message) => !goes(message));
      return save();
    },
  };
}
