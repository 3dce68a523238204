import { expect } from '@playwright/test';
import { onDatabase } from './database';
import type { Person } from './people';
import { currentStack } from './stack';

/** A mail as the local mailbox hands it out. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  created_at: string;
}

/** All mails to an address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${currentStack().mailboxUrl}/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

/**
 * All mails to a person, newest first. What waits for them in the outbox is put before everything else: it leaves at night, too,
 * and behind no mail to the hundreds of organisers of other tests.
 */
export async function outboxMailsTo({ userId, email }: Person): Promise<Mail[]> {
  await onDatabase(
    (
      sql,
    ) => sql`update private.outbox set waits_for_morning = false, due_at = least(due_at, now() - interval '1 day')
      where user_id = ${userId} and state = 'waiting' and claim is null`,
  );
  return mailsTo(email);
}

/** The link of the newest mail to an address that has one, once at least `count` of those have arrived. */
export async function linkMailedTo(address: string, count = 1): Promise<string> {
  const links = async () =>
    (await mailsTo(address)).flatMap(
      ({ text }) => text.match(/https?:\/\/\S+\/connect\/auth\/confirm\S*/)?.[0] ?? [],
    );
  await expect.poll(async () => (await links()).length).toBeGreaterThanOrEqual(count);
  const [newest] = await links();
  if (newest === undefined) throw new Error(`No mail to ${address} has a link`);
  return newest;
}
